import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { anchor, partLanguage, shortText } from '../fields.ts'

const levels = z.int().min(2).max(6)

export const fields = z.object({
  /** A number, or its digit as text. */
  headline_level: z.union([levels, z.string().transform(Number).pipe(levels)]).default(2),
  preline: shortText,
  content: shortText,
  subline: shortText,
  anchor,
  /** The language of the headline itself. */
  language: partLanguage,
  /** The section's label in the page's own navigation; by default the headline. */
  anchor_text: shortText,
  extra_class: z.enum(['', 'centered', 'left']).default('left'),
})
export type HeadlineFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'headline',
  version: 1,
  fields,
  required: ['content'],
  textOf: ({ preline, content, subline }) => [preline, content, subline],
  headlineLevel: ({ headline_level: level }) => level,
  namedPlace: ({ anchor: id, anchor_text, content }) => {
    const name = anchor_text || content
    return id && name ? { id, name } : null
  },
})
