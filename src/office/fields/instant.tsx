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

function InstantControl({ label, hint, error, value, near, onChange }: ControlProps<'instant'>) {
  return (
    <TimeField
      {...{ label, hint, error }}
      kind="instant"
      near={typeof near === 'string' ? near : undefined}
      value={typeof value === 'string' ? value : ''}
      onChange={(typed) => onChange(typed || null)}
    />
  )
}
