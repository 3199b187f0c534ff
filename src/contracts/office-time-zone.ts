/** The back office's calls for the time zone of the house. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import { line } from './shared.ts'

const common = { tag: 'back office: Settings', right: 'administer' } as const
const path = 'house/time-zone'
const zone = line(60)
const count = z.number().int()

const timeZone = z
  .object({
    zone: z.string().openapi({ example: 'Europe/Berlin' }),
    previous: z.string().nullable().openapi({ description: 'To which it can be set back exactly.' }),
    wanted: z.string().nullable().openapi({ description: 'To which a job is changing it.' }),
  })
  .openapi('TimeZone')

const timeZonePlan = z
  .object({
    zone: z.string(),
    coming: count.openapi({ description: 'Coming events whose instants change.' }),
    past: count.openapi({ description: 'Past events whose instants change.' }),
    plans: count.openapi({ description: 'Sales, releases and publications whose instants change.' }),
    others: count.openapi({ description: 'Stories, pages, subscriptions and so on.' }),
    kept: count.openapi({ description: 'Events that keep the instant of the ticket shop.' }),
  })
  .openapi('TimeZonePlan')
export type TimeZonePlan = z.infer<typeof timeZonePlan>

export const readTimeZoneCall = staffRoute({
  ...common,
  get: path,
  summary: 'The time zone of the house',
  answer: [timeZone, 'It'],
})

export const planTimeZoneCall = staffRoute({
  ...common,
  get: `${path}/plan`,
  summary: 'What a change of the time zone would change',
  query: z.object({ zone }),
  answer: [timeZonePlan, 'Numbers of records'],
})

export const changeTimeZoneCall = staffRoute({
  ...common,
  put: path,
  summary: 'Changes the time zone by a job: times that people typed stay as the clocks show them',
  json: z.object({ zone }),
  done: 'Asked for',
  conflict: 'Another change waits',
})
