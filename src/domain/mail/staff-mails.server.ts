import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { outgoingMails } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { hurryJob, isJobRunning } from '../jobs/index.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { readMailbox } from './mailbox.ts'
import { mailChannel } from './outbox.server.ts'

/**
 * A mail that has not been sent. Who gets it and what it says is personal, so that only the recipient's domain is shown; an
 * entry of a form leads to the rest, for those who may read it.
 */
export type UnsentMail = {
  id: number
  recipientDomain: string
  entryId: number | null
  createdAt: Date
  /** Null while it waits. */
  givenUpAt: Date | null
  /** Why the last attempt failed, without addresses; null before the first one. */
  reason: string | null
}

const maxShown = 50
const mail = outgoingMails
const isUnsent = isNull(mail.sentAt)

/** How many mails wait, and how many were given up. */
export async function countMails({ db }: Pick<Scope, 'db'>): Promise<{ waiting: number; failed: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) FILTER (WHERE ${mail.givenUpAt} IS NULL)::int`,
      failed: sql<number>`count(*) FILTER (WHERE ${mail.givenUpAt} IS NOT NULL)::int`,
    })
    .from(mail)
    .where(isUnsent)
  return row ?? { waiting: 0, failed: 0 }
}

/** The newest mails that were given up, or that wait, for administrators. */
export async function listUnsentMails(
  scope: Scope,
  state: 'waiting' | 'failed',
): Promise<{ items: UnsentMail[]; hasMore: boolean }> {
  requireRight(scope.viewer, 'administer')
  const rows = await scope.db
    .select({
      id: mail.id,
      recipient: mail.recipient,
      entryId: mail.entryId,
      createdAt: mail.createdAt,
      givenUpAt: mail.givenUpAt,
      lastError: mail.lastError,
    })
    .from(mail)
    .where(and(isUnsent, state === 'waiting' ? isNull(mail.givenUpAt) : isNotNull(mail.givenUpAt)))
    .orderBy(desc(mail.id))
    .limit(maxShown + 1)
  const items = rows.slice(0, maxShown).map(({ recipient, lastError, ...row }) => ({
    ...row,
    recipientDomain: domainOf(recipient),
    reason: lastError === null ? null : withoutAddresses(lastError),
  }))
  return { items, hasMore: rows.length > maxShown }
}

/**
 * Has an unsent mail sent now, for administrators. Throws `not_found` for a mail that was sent or deleted, and `conflict`
 * for one that is being sent: no mail is sent twice.
 */
export async function retryMail(scope: Scope, id: number): Promise<void> {
  await change(scope, id, 'retry', async (db) => {
    await db.update(mail).set({ givenUpAt: null, lastError: null }).where(eq(mail.id, id))
    await hurryJob({ db }, 'mail', String(id))
    await db.execute(sql`SELECT pg_notify(${mailChannel}, ${String(id)})`)
  })
}

/** Deletes an unsent mail, for administrators. Throws as `retryMail` does. */
export async function discardMail(scope: Scope, id: number): Promise<void> {
  await change(scope, id, 'delete', async (db) => void (await db.delete(mail).where(eq(mail.id, id))))
}

/** The row stays locked until the change is committed, so that an attempt which ends meanwhile is noted before or after it. */
async function change(
  scope: Scope,
  id: number,
  action: 'retry' | 'delete',
  work: (db: Scope['db']) => Promise<void>,
): Promise<void> {
  requireRight(scope.viewer, 'administer')
  await scope.db.transaction(async (db) => {
    const [unsent] = await db
      .select({ id: mail.id })
      .from(mail)
      .where(and(eq(mail.id, id), isUnsent))
      .for('update')
    if (!unsent) throw new DomainError('not_found')
    if (await isJobRunning({ db }, 'mail', String(id))) throw new DomainError('conflict')
    await work(db)
    await recordAudit({ ...scope, db }, { action, subjectKind: 'mail', subjectId: id })
  })
}

function domainOf(recipient: string): string {
  return (readMailbox(recipient)?.address ?? recipient).split('@').at(-1)?.trim() ?? ''
}

/** The reason of a failure without the addresses in it. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"']{0,200}@[\w-]+(?:\.[\w-]+)+/g, '…@…')
}
