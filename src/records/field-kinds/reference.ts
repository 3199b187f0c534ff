import { z } from '@hono/zod-openapi'
import { recordId, recordNumber } from '#contracts/shared.ts'
import type { FieldKind } from './field-kind.ts'

export const reference: FieldKind<'reference'> = {
  input: () => recordNumber,
  output: () => z.number().int(),
  filters: (name) => [[name, recordId.optional()]],
  sample: () => null,
}
