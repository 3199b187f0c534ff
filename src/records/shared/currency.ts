import { currencies, currencyCodes, defaultCurrency } from '#i18n/currencies.ts'

/** The currency of all amounts of a record. */
export const currency = {
  kind: 'choice',
  required: true,
  initially: defaultCurrency,
  ofHouse: 'currency',
  label: { de: 'Währung', en: 'Currency' },
  options: currencyCodes.map((value) => ({
    value,
    label: { de: `${currencies[value].name.de} (${value})`, en: `${currencies[value].name.en} (${value})` },
  })),
} as const
