import { z } from 'zod'
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
  copyright: shortText,
})
export type ImageFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'image',
  version: 1,
  fields,
  required: ['image'],
  textOf: ({ description, image_alt }) => [description, image_alt],
})
