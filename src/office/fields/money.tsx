import { currencies, readCurrency, withCurrency } from '#i18n/currencies.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { locales } from '#i18n/languages.ts'
import { useRecordMessages } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import { NumberControl } from './number-control.tsx'
import { useRecordCurrency } from './record-currency.ts'

export const money: OfficeField<'money'> = {
  Control: MoneyControl,
  text: (_, value, { language, currency }) => {
    if (typeof value !== 'number') return ''
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    return withCurrency((value / 100).toLocaleString(locales[language].iso, digits), currency, language)
  },
  width: () => 'short',
}

/** An amount may be typed with its currency; one with another currency stays as it is, and is named. */
function MoneyControl({ label, hint, error, value, onChange }: ControlProps<'money'>) {
  const messages = useRecordMessages()
  const language = useLanguage()
  const currency = useRecordCurrency()
  const other = typeof value === 'string' ? readCurrency(value, currency).other : null
  const unit = currencies[currency].unit[language]
  return (
    <NumberControl
      {...{ hint, value, onChange }}
      label={`${label} (${unit})`}
      error={other === null ? error : messages.otherCurrency(other, currency)}
      decimals={2}
      prepare={(typed) => readCurrency(typed, currency).rest}
    />
  )
}
