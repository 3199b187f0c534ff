import { day as daySchema } from '#contracts/shared.ts'
import type { FieldKind } from './field-kind.ts'
import { rangeOf } from './range-of.ts'

export const day: FieldKind<'day'> = {
  input: () => daySchema,
  output: () => daySchema,
  filters: rangeOf,
  sample: () => '2027-03-18',
}
