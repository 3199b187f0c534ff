import { z } from '@hono/zod-openapi'
import { recordNumber } from '#contracts/shared.ts'
import type { FieldKind } from './field-kind.ts'

export const references: FieldKind<'references'> = {
  input: () =>
    z
      .array(recordNumber)
      .max(200)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'duplicate' }),
  output: () => z.array(z.number().int()),
  sample: () => [],
}
