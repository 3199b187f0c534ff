import { locales } from '#i18n/languages.ts'
import { useRecordMessages } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import { NumberControl } from './number-control.tsx'

export const money: OfficeField<'money'> = {
  Control: MoneyControl,
  text: (_, value, { language }) =>
    typeof value === 'number'
      ? (value / 100).toLocaleString(locales[language].iso, { style: 'currency', currency: 'EUR' })
      : '',
  width: () => 'short',
}

function MoneyControl({ label, hint, error, value, onChange }: ControlProps<'money'>) {
  const { euro } = useRecordMessages()
  return <NumberControl {...{ hint, error, value, onChange }} label={`${label} (${euro})`} decimals={2} />
}
