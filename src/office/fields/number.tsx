import { useLanguage } from '#i18n/language-context.tsx'
import type { ControlProps, OfficeField } from './field-kind.ts'
import { NumberControl } from './number-control.tsx'

export const number: OfficeField<'number'> = {
  Control: WholeNumberControl,
  text: (_, value) => (typeof value === 'number' ? String(value) : ''),
  width: () => 'short',
}

function WholeNumberControl({ field, label, hint, error, value, onChange }: ControlProps<'number'>) {
  const language = useLanguage()
  const unit = field.unit?.[language]
  return (
    <NumberControl
      {...{ hint, error, value, onChange }}
      label={unit === undefined ? label : `${label} (${unit})`}
      decimals={0}
    />
  )
}
