import { z } from 'zod'
import { plainTextOf } from '#i18n/plain-text.ts'
import { defineBlock } from '../definition.ts'
import { anchor, richText } from '../fields.ts'

export const fields = z.object({
  content: richText,
  anchor,
  add_additional_space: z.boolean().default(false),
})
export type TextFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'text',
  version: 1,
  fields,
  textOf: ({ content }) => [plainTextOf(content)],
})
