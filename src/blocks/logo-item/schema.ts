import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { decorative, linkTarget, picture, shortText } from '../fields.ts'

export const fields = z.object({
  image: picture,
  image_alt: shortText,
  image_decorative: decorative,
  image_copyright: shortText,
  link: linkTarget,
  /** The owner of the logo; shown as text when there is no picture. */
  sponsor: shortText,
  text: shortText,
})
export type LogoItemFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'logo-item',
  version: 1,
  fields,
  standsAlone: false,
  check: ({ image, sponsor }) => (image || sponsor ? [] : [{ field: 'sponsor', error: 'required' }]),
  textOf: ({ sponsor, text }) => [sponsor, text],
})
