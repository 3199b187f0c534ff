import { randomBytes } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { webhookDeliveries, webhooks, webhookSecrets } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { notifySender, testType } from './outbox.server.ts'

export type ListedDelivery = typeof webhookDeliveries.$inferSelect

/** What has been sent to a webhook or waits, the newest first. Throws `not_found`. */
export async function listDeliveries(
  scope: Scope,
  webhookId: number,
  { page = 1, pageSize = 20 }: Paging,
): Promise<ListPage<ListedDelivery>> {
  await requireWebhook(scope, webhookId)
  const { db } = scope
  const own = eq(webhookDeliveries.webhookId, webhookId)
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(own)
    .orderBy(desc(webhookDeliveries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return listPage(rows, await db.$count(webhookDeliveries, own), page, pageSize)
}

/**
 * Sends a message that says nothing, also to a webhook that is switched off. Throws `not_found`, and `invalid` without a secret,
 * because nothing is sent unsigned.
 */
export async function queueTest(scope: Scope, webhookId: number): Promise<ListedDelivery> {
  await requireWebhook(scope, webhookId)
  await requireSecret(scope, webhookId)
  return scope.db.transaction(async (tx) => {
    const [delivery] = await tx
      .insert(webhookDeliveries)
      .values({
        webhookId,
        messageId: newMessageId(),
        type: testType,
        body: messageOf(testType, scope.now, {}),
        createdAt: scope.now,
        nextAttemptAt: scope.now,
      })
      .returning()
    if (!delivery) throw new Error('a message was not stored')
    await notifySender({ db: tx })
    return delivery
  })
}

/** Sends a message again, as the same one, with all attempts before it. Throws `not_found`, and `invalid` without a secret. */
export async function sendAgain(scope: Scope, webhookId: number, id: number): Promise<ListedDelivery> {
  await requireWebhook(scope, webhookId)
  await requireSecret(scope, webhookId)
  return scope.db.transaction(async (tx) => {
    const [delivery] = await tx
      .update(webhookDeliveries)
      .set({ nextAttemptAt: scope.now, attempts: 0, deliveredAt: null, lastStatus: null, problem: null })
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
      .returning()
    if (!delivery) throw new DomainError('not_found', { subject: `delivery ${id}` })
    await notifySender({ db: tx })
    return delivery
  })
}

/** The text of a message, as Standard Webhooks suggests it. */
export function messageOf(type: string, at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}

/** A new id of a message. */
export function newMessageId(): string {
  return `msg_${randomBytes(18).toString('base64url')}`
}

async function requireWebhook({ db, viewer }: Scope, id: number): Promise<void> {
  requireRight(viewer, 'administer')
  const count = await db.$count(webhooks, eq(webhooks.id, id))
  if (count === 0) throw new DomainError('not_found', { subject: `webhook ${id}` })
}

async function requireSecret({ db }: Scope, id: number): Promise<void> {
  const count = await db.$count(webhookSecrets, eq(webhookSecrets.webhookId, id))
  if (count === 0) throw new DomainError('invalid', { fields: { secret: 'webhook_secret' } })
}
