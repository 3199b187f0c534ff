import type { OfficeField } from './field-kind.ts'

/** Shown as marks of the fields themselves, not as a control of its own. */
export const taken: OfficeField<'taken'> = {
  Control: () => null,
  text: (_, value) => (Array.isArray(value) ? value.join(', ') : ''),
  width: () => 'full',
}
