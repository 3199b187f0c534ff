/** Calendar files: one event, and the programme with its filters as a calendar to subscribe to. */
import { z } from '@hono/zod-openapi'
import { eventSelection } from './events.ts'
import { publicRoute } from './route.ts'
import { recordId } from './shared.ts'

/** The programme's filters, single events, and those of a subscription; display parameters are accepted and ignored. */
export const calendarQuery = eventSelection

const calendarResponse = {
  200: {
    description: 'An iCalendar file (RFC 5545, RFC 7986) in UTF-8, with ETag and Last-Modified',
    content: { 'text/calendar': { schema: z.string().openapi({ example: 'BEGIN:VCALENDAR…' }) } },
  },
  304: 'Nothing has changed since',
}

export const eventCalendarCall = publicRoute({
  get: '/{lang}/calendar/event-{id}.ics',
  tag: 'calendar',
  summary: 'One event for a calendar',
  description:
    'Lasts as long as the event, or 90 minutes where nobody knows. The UID never changes; SEQUENCE is raised with a new date, hall or state.',
  params: {
    id: recordId.openapi({
      description: 'The number of the event.',
    }),
  },
  errors: [404],
  responses: calendarResponse,
})

export const programmeCalendarCall = publicRoute({
  get: '/{lang}/calendar/events.ics',
  tag: 'calendar',
  summary: 'The programme as a calendar to subscribe to',
  description:
    'Takes the filters of the programme, the numbers of events (`id`) or a subscription; from thirty days ago to the end of what is published. Cancelled events stay in it as CANCELLED.',
  query: calendarQuery,
  errors: [400],
  responses: calendarResponse,
})
