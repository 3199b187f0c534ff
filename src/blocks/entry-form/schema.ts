import { z } from 'zod'
import { defineBlock, fieldContents } from '../definition.ts'
import { anchor, shortText } from '../fields.ts'

export const fields = z.object({
  /** `form:` and its slug, as links name it; empty until one is chosen. */
  form: z
    .string()
    .max(100)
    .regex(/^(|form:[a-z0-9-]{1,80})$/)
    .default('')
    .register(fieldContents, { holds: 'target' }),
  headline: shortText,
  /** Whether the form's own introduction is shown above it. */
  has_intro: z.boolean().default(true),
  anchor,
})
export type EntryFormFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'entry-form',
  version: 1,
  fields,
  required: ['form'],
  maxPerContent: 10,
  textOf: ({ headline }) => [headline],
  headlineLevel: ({ headline }) => (headline === '' ? null : 2),
  namedPlace: ({ anchor: id, headline }) => (id && headline ? { id, name: headline } : null),
})
