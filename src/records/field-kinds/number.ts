import { z } from '@hono/zod-openapi'
import type { FieldKind } from './field-kind.ts'

export const number: FieldKind<'number'> = {
  input: ({ min, max }) => z.number().int().min(min).max(max),
  output: () => z.number().int(),
  sample: ({ min }) => min,
}
