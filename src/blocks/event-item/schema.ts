import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { recordReference } from '../fields.ts'

export const fields = z.object({
  event: recordReference('event'),
})
export type EventItemFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'event-item',
  version: 1,
  fields,
  required: ['event'],
  headlineLevel: (_, loaded) => (typeof loaded === 'object' && loaded !== null ? 3 : null),
  textOf: () => [],
})
