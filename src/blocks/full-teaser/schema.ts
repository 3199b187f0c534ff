import { z } from 'zod'
import { defineBlock, type FieldError } from '../definition.ts'
import { anchor, decorative, linkTarget, picture, shortText } from '../fields.ts'

export const fields = z.object({
  image: picture,
  image_alt: shortText,
  image_decorative: decorative,
  link: linkTarget,
  link_text: shortText,
  preline: shortText,
  headline: shortText,
  text: z.string().max(5000).default(''),
  extra_class: z.enum(['default', 'image-right', 'image-left']).default('default'),
  anchor,
})
export type FullTeaserFields = z.infer<typeof fields>

/** A link needs a text; the headline is sufficient. */
const checkLink = ({ link, link_text, headline }: FullTeaserFields): FieldError[] =>
  link && !link_text && !headline ? [{ field: 'link_text', error: 'required' }] : []

export const block = defineBlock({
  type: 'full-teaser',
  version: 1,
  fields,
  /** Specification, section 5. Longer texts that are already stored are still shown. */
  limits: { text: 256 },
  check: checkLink,
  textOf: ({ preline, headline, text }) => [preline, headline, text],
  headlineLevel: ({ headline }) => (headline ? 2 : null),
})
