import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { anchor, recordId } from '../fields.ts'

export const fields = z.object({
  only_bookable: z.boolean().default(false),
  past_as_last: z.boolean().default(false),
  include_past: z.boolean().default(false),
  extra_class: z.enum(['standard', 'highlight']).default('standard'),
  anchor,
  /** Selects the events by genre, series or room; without it the list shows its children. */
  source: z
    .object({
      genre: recordId.optional(),
      series: recordId.optional(),
      room: recordId.optional(),
      limit: z.number().int().min(1).max(24).default(6),
    })
    .optional(),
})
export type EventListFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'event-list',
  version: 1,
  fields,
  children: ['event-item'],
  // Each queries the database separately and shows up to 24 events.
  maxPerContent: 40,
  headlineLevel: (_, loaded) => (hasEvents(loaded) ? 3 : null),
  textOf: () => [],
})

/** Whether the loader has found events, whose names are headlines. */
function hasEvents(loaded: unknown): boolean {
  if (typeof loaded !== 'object' || loaded === null || !('events' in loaded)) return false
  return Array.isArray(loaded.events) && loaded.events.length > 0
}
