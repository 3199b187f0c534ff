import { z } from '@hono/zod-openapi'
import { recordNumber } from '#contracts/shared.ts'
import type { FieldKind } from './field-kind.ts'

export const parts: FieldKind<'parts'> = {
  input: ({ fields, max }, shapeOf) =>
    z.array(z.object({ ...shapeOf(fields), id: recordNumber.optional() })).max(max),
  output: ({ fields }, shapeOf) => z.array(z.object({ ...shapeOf(fields), id: z.number().int().optional() })),
  sample: () => [],
}
