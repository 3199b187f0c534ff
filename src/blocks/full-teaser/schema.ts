import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { anchor, linkTarget, picture, shortText } from '../fields.ts'

export const fields = z.object({
  image: picture,
  image_alt: shortText,
  link: linkTarget,
  link_text: shortText,
  preline: shortText,
  headline: shortText,
  /** At most 256 characters (specification, section 5). */
  text: z.string().max(256).default(''),
  extra_class: z.enum(['default', 'image-right', 'image-left']).default('default'),
  anchor,
})
export type FullTeaserFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'full-teaser',
  version: 1,
  fields,
  textOf: ({ preline, headline, text }) => [preline, headline, text],
})
