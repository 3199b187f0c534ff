import { TimeField } from '#fields/controls/time-field.tsx'
import { instantOf, readableInstant } from '#i18n/hall-time.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'

/** Typed and shown in the hall's time. */
export const instant: OfficeField<'instant'> = {
  Control: InstantControl,
  text: (_, value, { language }) => {
    const known = typeof value === 'string' ? instantOf(value) : null
    return known ? readableInstant(known, language) : ''
  },
  width: () => 'half',
}

function InstantControl({ label, hint, error, value, onChange }: ControlProps<'instant'>) {
  return (
    <TimeField
      {...{ label, hint, error }}
      kind="instant"
      value={typeof value === 'string' ? value : ''}
      onChange={(typed) => onChange(typed || null)}
    />
  )
}
