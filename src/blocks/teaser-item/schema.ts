import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { decorative, linkTarget, picture, shortText } from '../fields.ts'

export const fields = z.object({
  image: picture,
  image_alt: shortText,
  image_decorative: decorative,
  link: linkTarget,
  link_text: shortText,
  preline: shortText,
  headline: shortText,
  subline: shortText,
  text: shortText,
})
export type TeaserItemFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'teaser-item',
  version: 1,
  fields,
  standsAlone: false,
  check: ({ headline, link_text }) =>
    headline || link_text ? [] : [{ field: 'headline', error: 'required' }],
  headlineLevel: ({ headline }) => (headline ? 3 : null),
  textOf: ({ preline, headline, subline, text }) => [preline, headline, subline, text],
})
