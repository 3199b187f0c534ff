/** Presale reminders: visitors can be notified when the sale of an event starts. */
import { createRoute, z } from '@hono/zod-openapi'
import { commonResponses, errorBody, languageParams } from './shared.ts'

export const reminderRequest = z
  .object({
    event: z.number().int().min(1).max(999_999_999).openapi({ example: 12_126 }),
    email: z.string().trim().max(254).pipe(z.email()).openapi({ format: 'email' }),
    seconds: z.number().min(0).openapi({ description: 'How long the form lay before the visitor.' }),
    website: z.string().max(500).default('').openapi({ description: 'Stays empty: programs fill it in.' }),
  })
  .openapi('ReminderRequest')
export type ReminderRequest = z.input<typeof reminderRequest>

export const requestReminderCall = createRoute({
  method: 'post',
  path: '/{lang}/api/presale-reminders',
  tags: ['events'],
  summary: 'Ask to be reminded when the sale of an event starts',
  description:
    'Sends a mail with a link that has to be confirmed within 48 hours. The answer is the same whether the address is known or not.',
  request: {
    params: languageParams,
    body: { required: true, content: { 'application/json': { schema: reminderRequest } } },
  },
  responses: {
    202: {
      description: 'A mail is on its way',
      content: { 'application/json': { schema: errorBody } },
    },
    409: {
      description: 'The sale of this event does not lie ahead',
      content: { 'application/json': { schema: errorBody } },
    },
    403: {
      description: 'Somebody is signed in, and the token in `X-CSRFToken` is missing or incorrect',
      content: { 'application/json': { schema: errorBody } },
    },
    429: {
      description: 'Too fast or too often; Retry-After says how many seconds to wait',
      content: { 'application/json': { schema: errorBody } },
    },
    ...commonResponses,
  },
})
