import { z } from 'zod'
import { cleanText } from '#i18n/plain-text.ts'
import { defineBlock } from '../definition.ts'
import { anchor, decorative, linkTarget, picture, shortText } from '../fields.ts'

export const fields = z.object({
  alias: z.enum(['small', 'medium', 'big', 'vertical', 'horizontal']).default('big'),
  image: picture,
  /** The alternative text; empty for a decorative picture. */
  image_alt: shortText,
  image_decorative: decorative,
  link: linkTarget,
  anchor,
  description: shortText,
  /** Whether the picture contains words, as a poster does. */
  has_text: z.boolean().default(false),
  /** These words, for all who can’t see the picture. */
  text: z.string().max(5000).overwrite(cleanText).default(''),
  copyright: shortText,
})
export type ImageFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'image',
  version: 1,
  fields,
  required: ['image'],
  textOf: ({ description, image_alt, has_text, text }) => [
    description,
    image_alt,
    ...(has_text ? [text] : []),
  ],
})
