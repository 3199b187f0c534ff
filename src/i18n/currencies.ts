import type { Language, Localized } from './languages.ts'

type Named = {
  name: Localized
  /** How the label of a field says it: "in Franken". */
  unit: Localized
  /** Where an amount is written otherwise than with the code of the currency: "29 €", "€29". */
  sign?: Partial<Localized>
  /** In front of the amount in German, too: "CHF 29". */
  isBefore?: true
  /** How people also type it: a regular expression. */
  words: string
  /** What a cheap ticket costs, for examples. */
  cheap: number
}

const crowns = 'kr\\.?|kron(?:en?|er|or|a)|crowns?'

/** The currencies in which a house can sell (ISO 4217). */
const table = {
  EUR: {
    name: { de: 'Euro', en: 'Euro' },
    unit: { de: 'Euro', en: 'euros' },
    sign: { de: '€', en: '€' },
    words: '€|euros?',
    cheap: 30,
  },
  CHF: {
    name: { de: 'Schweizer Franken', en: 'Swiss franc' },
    unit: { de: 'Franken', en: 'francs' },
    isBefore: true,
    words: 's?fr\\.?|(?:schweizer )?franken|(?:swiss )?francs?',
    cheap: 40,
  },
  GBP: {
    name: { de: 'Pfund Sterling', en: 'Pound sterling' },
    unit: { de: 'Pfund', en: 'pounds' },
    sign: { de: '£', en: '£' },
    words: '£|pfund|pounds?(?: sterling)?|quid',
    cheap: 25,
  },
  CZK: {
    name: { de: 'Tschechische Krone', en: 'Czech koruna' },
    unit: { de: 'Kronen', en: 'koruna' },
    sign: { de: 'Kč' },
    words: `kč|kc|korun[ay]?s?|${crowns}`,
    cheap: 500,
  },
  DKK: {
    name: { de: 'Dänische Krone', en: 'Danish krone' },
    unit: { de: 'Kronen', en: 'kroner' },
    words: crowns,
    cheap: 200,
  },
  SEK: {
    name: { de: 'Schwedische Krone', en: 'Swedish krona' },
    unit: { de: 'Kronen', en: 'kronor' },
    words: crowns,
    cheap: 300,
  },
  NOK: {
    name: { de: 'Norwegische Krone', en: 'Norwegian krone' },
    unit: { de: 'Kronen', en: 'kroner' },
    words: crowns,
    cheap: 300,
  },
  PLN: {
    name: { de: 'Polnischer Złoty', en: 'Polish złoty' },
    unit: { de: 'Złoty', en: 'złoty' },
    words: 'zł|z[łl]oty(?:ch)?',
    cheap: 100,
  },
  HUF: {
    name: { de: 'Ungarischer Forint', en: 'Hungarian forint' },
    unit: { de: 'Forint', en: 'forints' },
    words: 'ft|forints?',
    cheap: 6000,
  },
  USD: {
    name: { de: 'US-Dollar', en: 'US dollar' },
    unit: { de: 'Dollar', en: 'dollars' },
    sign: { de: '$', en: '$' },
    words: '(?:us)?\\$|(?:us-?)?dollars?',
    cheap: 30,
  },
} as const satisfies Record<string, Named>

export type Currency = keyof typeof table
export const currencies: Readonly<Record<Currency, Named>> = table
export const defaultCurrency: Currency = 'EUR'

/** The codes, as a literal for schemas. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const currencyCodes = Object.keys(table) as [Currency, ...Currency[]]

/** The sign of a currency, or its code. */
export function currencySign(currency: Currency, language: Language): string {
  return currencies[currency].sign?.[language] ?? currency
}

/** Writes digits with their currency; a currency that is not in the table has its code. */
export function withCurrency(digits: string, currency: string, language: Language): string {
  const { sign, isBefore }: Partial<Named> = isCurrency(currency) ? currencies[currency] : {}
  const own = sign?.[language]
  if (language === 'de' && !isBefore) return `${digits} ${own ?? currency}`
  return own === undefined ? `${currency} ${digits}` : `${own}${digits}`
}

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(table, code)
}

/** A regular expression (with the flag `i`) of the code, the sign and the words of a currency, or of all; it has no groups. */
export function currencyPattern(currency: Currency | 'any'): string {
  const wanted = currency === 'any' ? currencyCodes : [currency]
  const words = new Set(wanted.flatMap((code) => [code, ...currencies[code].words.split(/\|(?![^(]*\))/)]))
  // A longer word is tried first: "euros" before "eur".
  return `(?:${[...words].toSorted((one, other) => other.length - one.length).join('|')})`
}

const boundary = { before: '(?<![\\p{L}])', after: '(?![\\p{L}])' }

/** Leaves out the sign, the code or the word of a currency; of others, the first one is named. */
export function readCurrency(text: string, own: Currency): { rest: string; other: Currency | null } {
  const marks = (code: Currency) =>
    new RegExp(`${boundary.before}${currencyPattern(code)}${boundary.after}`, 'giu')
  const rest = text.replaceAll(marks(own), ' ')
  return { rest, other: currencyCodes.find((code) => code !== own && marks(code).test(rest)) ?? null }
}
