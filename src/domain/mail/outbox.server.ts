import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { formEntries, outgoingMails } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { noteTestSent } from './noted-test.server.ts'

type Row = typeof outgoingMails.$inferSelect
type Place = Pick<Scope, 'db' | 'now'>

export type MailDraft = Pick<Row, 'sender' | 'recipient' | 'subject' | 'textBody'> &
  Partial<Pick<Row, 'replyTo' | 'htmlBody' | 'headers' | 'attachments' | 'entryId'>>
export type QueuedMail = Pick<
  Row,
  | 'id'
  | 'sender'
  | 'recipient'
  | 'replyTo'
  | 'subject'
  | 'textBody'
  | 'htmlBody'
  | 'headers'
  | 'attachments'
  | 'createdAt'
>

/** The notification channel for new mails; the payload is the mail's id. */
export const mailChannel = 'outgoing_mails'

/** How many days mails are kept after they were sent or given up: they contain addresses. */
export const keptDays = { sent: 7, givenUp: 30 }

/** Adds a mail to the outbox, and returns its id; inside a transaction it is sent only after the commit. */
export async function queueMail({ db, now }: Place, draft: MailDraft): Promise<number> {
  const [mail] = await db
    .insert(outgoingMails)
    .values({ ...draft, createdAt: now })
    .returning({ id: outgoingMails.id })
  if (!mail) throw new Error('a mail was not stored')
  await db.execute(sql`SELECT pg_notify(${mailChannel}, ${String(mail.id)})`)
  return mail.id
}

/** The ids of all mails that are neither sent nor given up, oldest first. */
export async function listWaitingMails({ db }: Pick<Scope, 'db'>): Promise<number[]> {
  const rows = await db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(isWaiting)
    .orderBy(asc(outgoingMails.id))
  return rows.map(({ id }) => id)
}

/** Null when the mail was sent, given up or deleted. */
export async function findWaitingMail({ db }: Pick<Scope, 'db'>, id: number): Promise<QueuedMail | null> {
  const [mail] = await db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.id, id), isWaiting))
  return mail ?? null
}

/** Marks a mail as sent, also at the entry that it is about, and as the test: mails are deleted earlier than these. */
export async function noteSent({ db, now }: Place, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .update(outgoingMails)
      .set({ sentAt: now, lastError: null })
      .where(eq(outgoingMails.id, id))
      .returning({ entryId: outgoingMails.entryId })
    if (mail?.entryId)
      await tx.update(formEntries).set({ mailedAt: now }).where(eq(formEntries.id, mail.entryId))
    await noteTestSent({ db: tx, now }, id)
  })
}

/** Records why a waiting mail was not sent, and whether it is given up. */
export async function noteFailure(
  { db, now }: Place,
  id: number,
  { reason, isGivenUp }: { reason: string; isGivenUp: boolean },
): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ lastError: reason.slice(0, 500), ...(isGivenUp && { givenUpAt: now }) })
    .where(and(eq(outgoingMails.id, id), isWaiting))
}

/** Those of some ids whose mails are still in the outbox. */
export async function findKeptMails({ db }: Pick<Scope, 'db'>, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(inArray(outgoingMails.id, ids))
  return new Set(rows.map(({ id }) => id))
}

/** Deletes expired mails; call it periodically. */
export async function clearOutbox({ db, now }: Place): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await db
    .delete(outgoingMails)
    .where(
      or(
        and(isNotNull(outgoingMails.sentAt), lt(outgoingMails.sentAt, before(keptDays.sent))),
        and(isNotNull(outgoingMails.givenUpAt), lt(outgoingMails.givenUpAt, before(keptDays.givenUp))),
      ),
    )
}

const isWaiting = and(isNull(outgoingMails.sentAt), isNull(outgoingMails.givenUpAt))
