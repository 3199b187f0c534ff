import { z } from 'zod'
import { defineBlock } from '../definition.ts'

export const fields = z.object({
  /** `event:12`; empty until an event is chosen. */
  event: z
    .string()
    .regex(/^(|event:\d{1,9})$/)
    .default(''),
})
export type EventItemFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'event-item',
  version: 1,
  fields,
  required: ['event'],
  textOf: () => [],
})
