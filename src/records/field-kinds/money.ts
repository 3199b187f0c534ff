import { z } from '@hono/zod-openapi'
import type { FieldKind } from './field-kind.ts'

export const money: FieldKind<'money'> = {
  input: () => z.number().int().min(0).max(100_000_000),
  output: () => z.number().int().openapi({ description: 'In cents.' }),
  sample: () => 2500,
}
