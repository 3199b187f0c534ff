import pLimit from 'p-limit'
import type { Scope } from '#domain/scope.ts'
import type { Secrets } from '#domain/users/index.server.ts'
import {
  findNextDelivery,
  listDueWebhooks,
  noteDelivered,
  noteDeliveryFailed,
  type DueDelivery,
} from '#domain/webhooks/index.server.ts'
import type { Outcome } from './send-message.ts'

/** How many receivers get messages at the same time. */
const atOnce = 8
/** After this time no further message is begun, in milliseconds: the job is due again each minute, also for other receivers. */
const longest = 50_000

/**
 * Sends the messages that are due: each webhook gets its own in their order, independently of the others. One that fails gets no
 * further message in this run, so that a receiver that is down costs one attempt a minute at most.
 */
export async function deliverWebhooks(
  scope: () => Scope,
  given: {
    secrets: Secrets
    send: (delivery: DueDelivery) => Promise<Outcome>
    signal: AbortSignal
  },
): Promise<void> {
  const { signal } = given
  const limit = pLimit(atOnce)
  const begun = scope().now.getTime()
  const mayGoOn = () => !signal.aborted && scope().now.getTime() - begun < longest
  const failed = new Set<number>()
  while (mayGoOn()) {
    const due = (await listDueWebhooks(scope())).filter((id) => !failed.has(id))
    if (due.length === 0) return
    await Promise.all(
      due.map((id) =>
        limit(async () => {
          if (!(await deliverTo(scope, id, { ...given, mayGoOn }))) failed.add(id)
        }),
      ),
    )
  }
}

/** Whether all messages that were due have been accepted, or there was no time. */
async function deliverTo(
  scope: () => Scope,
  webhookId: number,
  given: Parameters<typeof deliverWebhooks>[1] & { mayGoOn: () => boolean },
): Promise<boolean> {
  const { secrets, send, mayGoOn } = given
  while (mayGoOn()) {
    const delivery = await findNextDelivery(scope(), webhookId, secrets)
    if (!delivery) return true
    const outcome = await send(delivery)
    const status = 'status' in outcome ? outcome.status : null
    if (status !== null && status >= 200 && status < 300) await noteDelivered(scope(), delivery.id, status)
    else {
      const problem = 'problem' in outcome ? outcome.problem : 'status'
      await noteDeliveryFailed(scope(), delivery.id, { status, problem })
      return false
    }
  }
  return true
}
