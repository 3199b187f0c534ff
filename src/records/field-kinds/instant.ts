import { chosenInstant, instant as instantSchema } from '#contracts/shared.ts'
import type { FieldKind } from './field-kind.ts'
import { rangeOf } from './range-of.ts'

export const instant: FieldKind<'instant'> = {
  input: () => chosenInstant,
  output: () => instantSchema,
  filters: rangeOf,
  sample: () => '2027-03-18T18:30:00.000Z',
}
