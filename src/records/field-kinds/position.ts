import { z } from '@hono/zod-openapi'
import type { FieldKind } from './field-kind.ts'

export const position: FieldKind<'position'> = {
  input: () => z.number().int().min(0).max(999_999),
  output: () => z.number().int(),
  sample: (_, serial) => serial,
}
