import { isRealDay, shortDay } from '#i18n/dates.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import { TimeControl } from './time-control.tsx'

export const day: OfficeField<'day'> = {
  Control: DayControl,
  text: (_, value, { language }) =>
    typeof value === 'string' && isRealDay(value) ? shortDay(value, language) : '',
  width: () => 'short',
}

function DayControl({ label, hint, error, value, onChange }: ControlProps<'day'>) {
  return (
    <TimeControl
      {...{ label, hint, error }}
      type="date"
      value={typeof value === 'string' ? value : ''}
      onChange={(typed) => onChange(typed || null)}
    />
  )
}
