import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { recordReference } from '../fields.ts'

export const fields = z.object({
  /** The shared block that is shown here: `shared:3`. */
  source: recordReference('shared'),
})
export type SharedFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'shared',
  version: 1,
  fields,
  // The maximum number per page, because each may contain as much as a page.
  maxPerContent: 50,
  required: ['source'],
  // The search indexes the text of the original (`findPublishedText`).
  textOf: () => [],
  sourceOf: ({ source }) => (source === '' ? null : Number(source.slice('shared:'.length))),
})
