import { z } from '@hono/zod-openapi'
import { recordId, recordNumber } from '#contracts/shared.ts'
import { withoutValue } from '../field.ts'
import type { FieldKind } from './field-kind.ts'

export const reference: FieldKind<'reference'> = {
  input: () => recordNumber,
  output: () => z.number().int(),
  filters: (name) => [[name, z.union([recordId, z.literal(withoutValue)]).optional()]],
  sample: () => null,
}
