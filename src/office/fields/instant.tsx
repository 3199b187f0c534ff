import { hallInput, hallInstant, readableInstant } from '#i18n/hall-time.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import { TimeControl } from './time-control.tsx'

/** Typed and shown in the hall's time. */
export const instant: OfficeField<'instant'> = {
  Control: InstantControl,
  text: (_, value, { language }) =>
    typeof value === 'string' ? readableInstant(new Date(value), language) : '',
  width: () => 'half',
}

function InstantControl({ label, hint, error, value, onChange }: ControlProps<'instant'>) {
  return (
    <TimeControl
      {...{ label, hint, error }}
      type="datetime-local"
      value={hallInput(typeof value === 'string' ? value : null)}
      onChange={(typed) => onChange(hallInstant(typed)?.toISOString() ?? null)}
    />
  )
}
