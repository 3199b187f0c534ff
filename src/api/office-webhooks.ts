import {
  createApiTokenCall,
  createWebhookSecretCall,
  listDeliveriesCall,
  revokeApiTokenCall,
  sendDeliveryAgainCall,
  testWebhookCall,
  type Delivery,
} from '#contracts/office-webhooks.ts'
import { createToken, revokeToken } from '#domain/api-tokens/index.server.ts'
import {
  createWebhookSecret,
  listDeliveries,
  queueTest,
  sendAgain,
  type ListedDelivery,
} from '#domain/webhooks/index.server.ts'
import type { Api } from './environment.ts'
import { listResponse } from './paging.ts'
import { refuse } from './refusal.ts'

/** The calls for the secrets of webhooks and tokens, and for the log of deliveries. */
export function officeWebhookHandlers(api: Api): void {
  api.openapi(createWebhookSecretCall, async (context) => {
    const { secrets } = context.get('accounts')
    const secret = await createWebhookSecret(context.get('scope'), context.req.valid('param').id, secrets)
    context.header('Cache-Control', 'no-store')
    return context.json({ secret }, 201)
  })

  api.openapi(testWebhookCall, async (context) =>
    context.json(present(await queueTest(context.get('scope'), context.req.valid('param').id)), 201),
  )

  api.openapi(listDeliveriesCall, async (context) => {
    const { page, page_size: pageSize } = context.req.valid('query')
    const listed = await listDeliveries(context.get('scope'), context.req.valid('param').id, {
      ...(page !== undefined && { page }),
      ...(pageSize !== undefined && { pageSize }),
    })
    const answer = listResponse(context, { ...listed, items: listed.items.map(present) })
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(sendDeliveryAgainCall, async (context) => {
    const { id, delivery } = context.req.valid('param')
    return context.json(present(await sendAgain(context.get('scope'), id, delivery)), 200)
  })

  api.openapi(createApiTokenCall, async (context) => {
    const secret = await createToken(context.get('scope'), context.req.valid('param').id)
    context.header('Cache-Control', 'no-store')
    return context.json({ secret }, 201)
  })

  api.openapi(revokeApiTokenCall, async (context) => {
    await revokeToken(context.get('scope'), context.req.valid('param').id)
    return context.body(null, 204)
  })
}

function present(delivery: ListedDelivery): Delivery {
  const { id, messageId, type, body, createdAt, attempts, lastAttemptAt, nextAttemptAt, deliveredAt } =
    delivery
  const { lastStatus, problem } = delivery
  return {
    id,
    message_id: messageId,
    type,
    state: deliveredAt ? 'delivered' : nextAttemptAt ? 'waiting' : 'failed',
    created_at: createdAt.toISOString(),
    attempts,
    last_attempt_at: lastAttemptAt?.toISOString() ?? null,
    next_attempt_at: nextAttemptAt?.toISOString() ?? null,
    status: lastStatus,
    problem,
    body,
  }
}
