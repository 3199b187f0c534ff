/** The calls of the back office for what records of webhooks and tokens don't say: secrets, and the log of deliveries. */
import { createRoute, z } from '@hono/zod-openapi'
import { staffResponses } from './page-editor.ts'
import {
  idParams,
  instant,
  jsonResponse,
  languageParams,
  listOf,
  pageNumber,
  pageSize,
  recordId,
} from './shared.ts'

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

const params = languageParams.extend(idParams.shape)
const webhookPath = '/{lang}/api/admin/house/webhook/{id}'
const tokenPath = '/{lang}/api/admin/house/api-token/{id}'
const common = { 'x-right': 'administer' }
const made = z
  .object({ secret: z.string().openapi({ description: 'It is shown only here.' }) })
  .openapi('MadeSecret')

export const createWebhookSecretCall = createRoute({
  ...common,
  tags: ['back office: Webhooks'],
  method: 'post',
  path: `${webhookPath}/secret` as const,
  summary: 'A new secret, by which messages are signed; the one before signs, too, for another day',
  request: { params },
  responses: {
    201: { description: 'The secret', content: { 'application/json': { schema: made } } },
    ...staffResponses,
  },
})

export const testWebhookCall = createRoute({
  ...common,
  tags: ['back office: Webhooks'],
  method: 'post',
  path: `${webhookPath}/test` as const,
  summary: 'Sends a message that says nothing',
  request: { params },
  responses: {
    201: { description: 'The message', content: { 'application/json': { schema: delivery } } },
    ...staffResponses,
  },
})

export const listDeliveriesCall = createRoute({
  tags: ['back office: Webhooks'],
  method: 'get',
  path: `${webhookPath}/deliveries` as const,
  summary: 'The messages of the last 30 days and what has become of them, the newest first',
  request: { params, query: z.object({ page: pageNumber.optional(), page_size: pageSize.optional() }) },
  responses: {
    ...jsonResponse(listOf('WebhookDeliveryPage', delivery), 'A page of the list'),
    ...staffResponses,
  },
})

export const sendDeliveryAgainCall = createRoute({
  ...common,
  tags: ['back office: Webhooks'],
  method: 'post',
  path: `${webhookPath}/deliveries/{delivery}/again` as const,
  summary: 'Sends a message again, with the same id',
  request: {
    params: params.extend({ delivery: recordId.openapi({ param: { name: 'delivery', in: 'path' } }) }),
  },
  responses: { ...jsonResponse(delivery, 'The message'), ...staffResponses },
})

export const createApiTokenCall = createRoute({
  ...common,
  tags: ['back office: API tokens'],
  method: 'post',
  path: `${tokenPath}/secret` as const,
  summary: 'Issues the token; the one before is no longer valid',
  request: { params },
  responses: {
    201: { description: 'The token', content: { 'application/json': { schema: made } } },
    ...staffResponses,
  },
})

export const revokeApiTokenCall = createRoute({
  ...common,
  tags: ['back office: API tokens'],
  method: 'delete',
  path: `${tokenPath}/secret` as const,
  summary: 'Revokes the token at once',
  request: { params },
  responses: { 204: { description: 'Revoked' }, ...staffResponses },
})
