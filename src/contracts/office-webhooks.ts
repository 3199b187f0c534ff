/** The calls of the back office for what records of webhooks and tokens don't say: secrets, and the log of deliveries. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import { instant, listOf, pageNumber, pageSize, recordId } from './shared.ts'

export const delivery = z
  .object({
    id: z.number().int(),
    message_id: z.string().openapi({ description: '`webhook-id`; the same when it is sent again.' }),
    type: z.string(),
    state: z.enum(['waiting', 'delivered', 'failed']),
    created_at: instant,
    attempts: z.number().int(),
    last_attempt_at: instant.nullable(),
    next_attempt_at: instant.nullable(),
    status: z.number().int().nullable().openapi({ description: 'The status of the last answer.' }),
    problem: z.string().nullable().openapi({ description: 'Why the last attempt has failed: a code.' }),
    body: z.string().openapi({ description: 'What is signed and sent.' }),
  })
  .openapi('WebhookDelivery')
export type Delivery = z.infer<typeof delivery>

const webhookPath = 'house/webhook/{id}'
const tokenPath = 'house/api-token/{id}'
const common = { right: 'administer' } as const
const made = z
  .object({ secret: z.string().openapi({ description: 'It is shown only here.' }) })
  .openapi('MadeSecret')

export const createWebhookSecretCall = staffRoute({
  ...common,
  post: `${webhookPath}/secret`,
  tag: 'back office: Webhooks',
  summary: 'A new secret, by which messages are signed; the one before signs, too, for another day',
  created: [made, 'The secret'],
})

export const testWebhookCall = staffRoute({
  ...common,
  post: `${webhookPath}/test`,
  tag: 'back office: Webhooks',
  summary: 'Sends a message that says nothing',
  created: [delivery, 'The message'],
})

export const listDeliveriesCall = staffRoute({
  get: `${webhookPath}/deliveries`,
  tag: 'back office: Webhooks',
  summary: 'The messages of the last 30 days and what has become of them, the newest first',
  query: z.object({ page: pageNumber.optional(), page_size: pageSize.optional() }),
  answer: [listOf('WebhookDeliveryPage', delivery), 'A page of the list'],
})

export const sendDeliveryAgainCall = staffRoute({
  ...common,
  post: `${webhookPath}/deliveries/{delivery}/again`,
  tag: 'back office: Webhooks',
  summary: 'Sends a message again, with the same id',
  params: { delivery: recordId },
  answer: [delivery, 'The message'],
})

export const createApiTokenCall = staffRoute({
  ...common,
  post: `${tokenPath}/secret`,
  tag: 'back office: API tokens',
  summary: 'Issues the token; the one before is no longer valid',
  created: [made, 'The token'],
})

export const revokeApiTokenCall = staffRoute({
  ...common,
  delete: `${tokenPath}/secret`,
  tag: 'back office: API tokens',
  summary: 'Revokes the token at once',
  done: 'Revoked',
})
