/** Visitors can be notified when the sale of an event starts, or when tickets of a sold-out one are returned. */
import { z } from '@hono/zod-openapi'
import { publicRoute } from './route.ts'
import { errorBody } from './shared.ts'

export const reminderRequest = z
  .object({
    event: z.number().int().min(1).max(999_999_999).openapi({ example: 12_126 }),
    kind: z.enum(['sale', 'returned_tickets']).default('sale').openapi({
      description: '`sale`: when the sale starts. `returned_tickets`: the waiting list of a sold-out event.',
    }),
    email: z.string().trim().max(254).pipe(z.email()).openapi({ format: 'email' }),
    seconds: z.number().min(0).openapi({ description: 'How long the form lay before the visitor.' }),
    website: z.string().max(500).default('').openapi({ description: 'Stays empty: programs fill it in.' }),
  })
  .openapi('ReminderRequest')
export type ReminderRequest = z.input<typeof reminderRequest>

export const requestReminderCall = publicRoute({
  post: '/{lang}/api/presale-reminders',
  tag: 'events',
  summary: 'Ask to be reminded when the sale of an event starts, or join its waiting list',
  description:
    'Sends a mail with a link that has to be confirmed within 48 hours. The answer is the same whether the address is known or not.',
  json: reminderRequest,
  conflict: 'The sale of this event does not lie ahead, or its waiting list is not open',
  responses: {
    202: [errorBody, 'A mail is on its way'],
    403: 'Somebody is signed in, and the token in `X-CSRFToken` is missing or incorrect',
    429: 'Too fast or too often; Retry-After says how many seconds to wait',
  },
})
