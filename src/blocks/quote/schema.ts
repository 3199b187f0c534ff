import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { anchor, partLanguage, shortText } from '../fields.ts'

export const fields = z.object({
  content: shortText,
  author: shortText,
  anchor,
  language: partLanguage,
})
export type QuoteFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'quote',
  version: 1,
  fields,
  required: ['content'],
  textOf: ({ content, author }) => [content, author],
})
