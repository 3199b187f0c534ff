/** The calls of the back office for runs: events with the same programme on several evenings. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import { chosenInstant, instant } from './shared.ts'

/** The maximum number of evenings that are added at once. */
const maxCopies = 60

export const salesOfCopies = ['keep', 'move', 'season'] as const
export type SaleOfCopies = (typeof salesOfCopies)[number]

export const runEvent = z
  .object({
    id: z.number().int(),
    date_start: instant,
    is_online: z.boolean(),
    external_id: z.string().nullable().openapi({ description: 'Its number in the ticket shop.' }),
  })
  .openapi('RunEvent')
export type RunEvent = z.infer<typeof runEvent>

const tag = 'back office: Events'

export const listRunCall = staffRoute({
  get: 'events/event/{id}/run',
  tag,
  summary: 'The other events of the same run, the first first',
  answer: [z.array(runEvent), 'At most 200'],
})

export const copyEventCall = staffRoute({
  post: 'events/event/{id}/copies',
  right: 'manage_records',
  tag,
  summary: 'Adds the event on further evenings, as drafts of the same run',
  description:
    'Doors and end move along. A copy has no status, no number in the ticket shop and no announced changes.',
  json: z.object({
    dates: z
      .array(chosenInstant)
      .min(1)
      .max(maxCopies)
      .refine((dates) => new Set(dates).size === dates.length, { error: 'duplicate' }),
    sale: z.enum(salesOfCopies).default('keep').openapi({
      description:
        'When the sale of the copies begins: as that of the event, as many days later as the copy is, or as the season says.',
    }),
  }),
  created: [z.array(runEvent), 'The copies'],
})
