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
import { handle } from './handle.ts'
import { listResponse } from './paging.ts'

/** The calls for the secrets of webhooks and tokens, and for the log of deliveries. */
export function officeWebhookHandlers(api: Api): void {
  handle(api, createWebhookSecretCall, async ({ scope, params, context }) => {
    const { secrets } = context.get('accounts')
    const secret = await createWebhookSecret(scope, params.id, secrets)
    context.header('Cache-Control', 'no-store')
    return { secret }
  })

  handle(api, testWebhookCall, async ({ scope, params }) => present(await queueTest(scope, params.id)))

  handle(api, listDeliveriesCall, async ({ scope, params, query, context }) => {
    const { page, page_size: pageSize } = query
    const listed = await listDeliveries(scope, params.id, {
      ...(page !== undefined && { page }),
      ...(pageSize !== undefined && { pageSize }),
    })
    return listResponse(context, { ...listed, items: listed.items.map(present) })
  })

  handle(api, sendDeliveryAgainCall, async ({ scope, params: { id, delivery } }) =>
    present(await sendAgain(scope, id, delivery)),
  )

  handle(api, createApiTokenCall, async ({ scope, params, context }) => {
    const secret = await createToken(scope, params.id)
    context.header('Cache-Control', 'no-store')
    return { secret }
  })

  handle(api, revokeApiTokenCall, ({ scope, params }) => revokeToken(scope, params.id))
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
