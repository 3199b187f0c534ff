import { TimeField } from '#fields/controls/time-field.tsx'
import { isRealDay, shortDay } from '#i18n/dates.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'

export const day: OfficeField<'day'> = {
  Control: DayControl,
  text: (_, value, { language }) =>
    typeof value === 'string' && isRealDay(value) ? shortDay(value, language) : '',
  width: () => 'half',
}

function DayControl({ label, hint, error, value, onChange }: ControlProps<'day'>) {
  return (
    <TimeField
      {...{ label, hint, error }}
      kind="day"
      value={typeof value === 'string' ? value : ''}
      onChange={(typed) => onChange(typed || null)}
    />
  )
}
