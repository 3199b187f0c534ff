import { z } from '@hono/zod-openapi'
import { richText as richTextSchema } from '#blocks/fields.ts'
import type { FieldKind } from './field-kind.ts'

export const richText: FieldKind<'richText'> = {
  input: () => z.object({ de: richTextSchema, en: richTextSchema }),
  output: () => z.object({ de: z.unknown(), en: z.unknown() }),
  sample: () => null,
}
