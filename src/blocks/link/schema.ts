import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { anchor, linkTarget, shortText } from '../fields.ts'

export const fields = z.object({
  content: shortText,
  link: linkTarget,
  extra_class: z.enum(['', 'button']).default(''),
  anchor,
  open_new_window: z.boolean().default(false),
})
export type LinkFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'link',
  version: 1,
  fields,
  required: ['content', 'link'],
  textOf: ({ content }) => [content],
})
