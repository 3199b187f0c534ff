import { FlagField } from '#fields/controls/choice-fields.tsx'
import type { ControlProps, OfficeField } from './field-kind.ts'

export const flag: OfficeField<'flag'> = {
  Control: FlagControl,
  text: (_, value, { messages }) => (value === true ? messages.yes : messages.no),
  width: () => 'half',
}

function FlagControl({ label, hint, error, value, onChange }: ControlProps<'flag'>) {
  return <FlagField {...{ label, hint, error, onChange }} value={value === true} />
}
