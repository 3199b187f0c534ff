import { z } from '@hono/zod-openapi'
import type { FieldKind } from './field-kind.ts'

export const share: FieldKind<'share'> = {
  input: () => z.number().min(0).max(1),
  output: () => z.number(),
  sample: () => 0.5,
}
