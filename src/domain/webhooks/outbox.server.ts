import { and, asc, eq, exists, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { shopMessages, webhookDeliveries, webhooks, webhookSecrets } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import type { Scope } from '../scope.ts'
import type { Secrets } from '../users/index.server.ts'
import { clearSecrets, readSecrets } from './secrets.server.ts'

type Place = Pick<Scope, 'db' | 'now'>

/** The channel on which new messages are told. */
export const webhookChannel = 'webhook_deliveries'
/** The type of messages that only try out a receiver. */
export const testType = 'test'

const minute = 60_000
const hour = 60 * minute
/** The pauses after each failed attempt, about those that Standard Webhooks suggests; then it is given up. */
const pauses = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]
/** How many days the log of deliveries is kept. */
const keptDays = 30
/** The messages of the shop are refused as too old long before. */
const shopMessageHours = 1

/** A message that is due, with all that sending it needs. */
export type DueDelivery = {
  id: number
  address: string
  messageId: string
  body: string
  /** The newest first; empty if the site's own secret has been lost. */
  secrets: string[]
}

/** Notifies the job that sends messages, at the end of the transaction. */
export async function notifySender({ db }: Pick<Scope, 'db'>): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${webhookChannel}, '')`)
}

/** The webhooks with messages that are due. */
export async function listDueWebhooks({ db, now }: Place): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: webhookDeliveries.webhookId })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(isDue({ db, now }))
  return rows.map(({ id }) => id)
}

/** The oldest message of a webhook that is due; null without one. */
export async function findNextDelivery(
  scope: Place,
  webhookId: number,
  site: Secrets,
): Promise<DueDelivery | null> {
  const [row] = await scope.db
    .select({
      id: webhookDeliveries.id,
      messageId: webhookDeliveries.messageId,
      body: webhookDeliveries.body,
      address: webhooks.address,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhooks.id, webhookId), isDue(scope)))
    .orderBy(asc(webhookDeliveries.id))
    .limit(1)
  return row ? { ...row, secrets: await readSecrets(scope, webhookId, site) } : null
}

/** Records that a message was accepted. */
export async function noteDelivered({ db, now }: Place, id: number, status: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [delivery] = await tx
      .update(webhookDeliveries)
      .set({
        attempts: sql`${webhookDeliveries.attempts} + 1`,
        lastAttemptAt: now,
        deliveredAt: now,
        nextAttemptAt: null,
        lastStatus: status,
        problem: null,
      })
      .where(eq(webhookDeliveries.id, id))
      .returning({ webhookId: webhookDeliveries.webhookId })
    if (delivery)
      await tx
        .update(webhooks)
        .set({ failingSince: null })
        .where(and(eq(webhooks.id, delivery.webhookId), isNotNull(webhooks.failingSince)))
  })
}

/**
 * Records why a message was not accepted, and when it is tried again. A receiver that says it is gone (410) gets nothing any
 * more: its webhook is switched off, and what waits is given up.
 */
export async function noteDeliveryFailed(
  scope: Scope,
  id: number,
  { status, problem }: { status: number | null; problem: string },
): Promise<void> {
  const { now } = scope
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [delivery] = await tx
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, id))
      .for('update')
    if (!delivery) return
    const { webhookId, attempts } = delivery
    const pause = pauses[attempts]
    await tx
      .update(webhookDeliveries)
      .set({
        attempts: attempts + 1,
        lastAttemptAt: now,
        lastStatus: status,
        problem,
        // Whether a receiver can be reached is tried once.
        nextAttemptAt:
          pause === undefined || delivery.type === testType ? null : new Date(now.getTime() + pause),
      })
      .where(eq(webhookDeliveries.id, id))
    await tx
      .update(webhooks)
      .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${now})` })
      .where(eq(webhooks.id, webhookId))
    if (status === 410) await switchOff(inside, webhookId)
  })
}

async function switchOff(inside: Scope, webhookId: number): Promise<void> {
  const { db } = inside
  const [hook] = await db
    .update(webhooks)
    .set({ isActive: false, isGone: true, updatedAt: inside.now })
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.isActive, true)))
    .returning({ name: webhooks.name })
  await db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isNotNull(webhookDeliveries.nextAttemptAt)))
  if (!hook) return
  await recordAudit(inside, {
    action: 'change',
    subjectKind: 'webhook',
    subjectId: webhookId,
    details: { title: hook.name, before: { is_active: true }, after: { is_active: false } },
  })
  await recordChange(inside, 'webhook', [webhookId])
}

/** Deletes old entries of the log, and what protects from repeated messages of the shop. */
export async function clearDeliveries(scope: Place): Promise<void> {
  const { db, now } = scope
  const before = (hours: number) => new Date(now.getTime() - hours * hour)
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before(keptDays * 24)))
  await db.delete(shopMessages).where(lt(shopMessages.receivedAt, before(shopMessageHours)))
  await clearSecrets(scope)
}

/** Nothing is sent unsigned, and to a webhook that is switched off nothing but tests. */
function isDue({ db, now }: Place) {
  return and(
    lte(webhookDeliveries.nextAttemptAt, now),
    or(eq(webhooks.isActive, true), eq(webhookDeliveries.type, testType)),
    exists(
      db
        .select({ one: sql`1` })
        .from(webhookSecrets)
        .where(eq(webhookSecrets.webhookId, webhooks.id)),
    ),
  )
}
