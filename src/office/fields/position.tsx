import type { OfficeField } from './field-kind.ts'

/** Lists put records in order, so that forms have no control for it. */
export const position: OfficeField<'position'> = {
  Control: () => null,
  text: (_, value) => (typeof value === 'number' ? String(value) : ''),
  width: () => 'short',
}
