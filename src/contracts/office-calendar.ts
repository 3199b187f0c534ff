/** The call of the back office for the calendar of the house: events, and what else happens on its days. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import { day, instant } from './shared.ts'

/** How many days one call may ask for: six weeks show any month. */
const maxDays = 42
/** The most events of an answer. */
export const maxCalendarEvents = 1500

const calendarEvent = z
  .object({
    id: z.number().int(),
    title: z.string(),
    date_start: instant,
    is_time_known: z.boolean(),
    room: z.number().int().nullable(),
    series: z.number().int().nullable(),
    state: z.enum(['public', 'draft', 'option']),
    status: z.string().nullable(),
    conflicts: z.array(
      z.object({
        rule: z.string().openapi({ description: 'The rule of the checks that has found it.' }),
        name: z.string().openapi({ description: 'What is wrong, in words.' }),
        id: z.number().int(),
        title: z.string(),
      }),
    ),
  })
  .openapi('CalendarEvent')
export type CalendarEvent = z.infer<typeof calendarEvent>

const calendarMark = z
  .object({
    kind: z.enum(['release', 'sale', 'rights']),
    at: instant,
    id: z.number().int().openapi({ description: 'The release, the first event on sale, the picture.' }),
    title: z.string(),
    count: z.number().int().openapi({ description: 'Changes of the release, or events on sale.' }),
    state: z.string().nullable().openapi({ description: 'Of a release.' }),
  })
  .openapi('CalendarMark')
export type CalendarMark = z.infer<typeof calendarMark>

const named = z.array(z.object({ id: z.number().int(), name: z.string() }))

const houseCalendar = z
  .object({
    events: z.array(calendarEvent),
    is_cut: z.boolean(),
    marks: z.array(calendarMark),
    rooms: named,
    series: named,
    usual_start: z.string().openapi({ description: 'The hour at which most events begin: `19:30`.' }),
  })
  .openapi('HouseCalendar')
export type HouseCalendar = z.infer<typeof houseCalendar>

export const readCalendarCall = staffRoute({
  get: 'events/calendar',
  tag: 'back office: Events',
  right: 'manage_records',
  summary:
    'The events of some days, drafts and options included, with their conflicts, and what else happens then',
  query: z
    .object({ from: day, to: day })
    .refine(({ from, to }) => from <= to && daysFrom(from, to) < maxDays, {
      path: ['to'],
      error: 'too_many_days',
    }),
  answer: [houseCalendar, `At most ${maxCalendarEvents} events, by their start`],
})

function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
