import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { decorative, picture, shortText } from '../fields.ts'

export const fields = z.object({
  image: picture,
  /** The alternative text; empty for a decorative picture. */
  image_alt: shortText,
  image_decorative: decorative,
  description: shortText,
  copyright: shortText,
})
export type ImageItemFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'image-item',
  version: 1,
  fields,
  standsAlone: false,
  required: ['image'],
  textOf: ({ description, image_alt }) => [description, image_alt],
})
