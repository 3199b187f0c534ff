import { z } from 'zod'
import { plainTextOf } from '#i18n/plain-text.ts'
import { defineBlock } from '../definition.ts'
import { anchor, richText, shortText } from '../fields.ts'

export const fields = z.object({
  content: shortText,
  text: richText,
  /** A link to this anchor opens the answer. */
  anchor,
})
export type FaqItemFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'faq-item',
  version: 1,
  fields,
  standsAlone: false,
  required: ['content'],
  textOf: ({ content, text }) => [content, plainTextOf(text)],
})
