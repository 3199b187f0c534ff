import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { outgoingMails } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

type Row = typeof outgoingMails.$inferSelect
type Place = Pick<Scope, 'db' | 'now'>

export type MailDraft = Pick<Row, 'sender' | 'recipient' | 'subject' | 'textBody'> &
  Partial<Pick<Row, 'replyTo' | 'htmlBody' | 'headers'>>
export type QueuedMail = Pick<
  Row,
  'id' | 'sender' | 'recipient' | 'replyTo' | 'subject' | 'textBody' | 'htmlBody' | 'headers' | 'createdAt'
>

/** Where it is heard that a mail waits: the notification is its number. */
export const mailChannel = 'outgoing_mails'

/** How long mails are kept after they went out, or were given up: they hold addresses. */
const keptDays = { sent: 7, givenUp: 30 }

/** Puts a mail into the outbox; inside a transaction, it is there when that commits. */
export async function queueMail({ db, now }: Place, draft: MailDraft): Promise<void> {
  const [mail] = await db
    .insert(outgoingMails)
    .values({ ...draft, createdAt: now })
    .returning({ id: outgoingMails.id })
  await db.execute(sql`SELECT pg_notify(${mailChannel}, ${String(mail?.id)})`)
}

/** The numbers of all mails that are neither sent nor given up, oldest first. */
export async function listWaitingMails({ db }: Pick<Scope, 'db'>): Promise<number[]> {
  const rows = await db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(isWaiting)
    .orderBy(asc(outgoingMails.id))
  return rows.map(({ id }) => id)
}

/** Null when it is sent, given up or gone. */
export async function findWaitingMail({ db }: Pick<Scope, 'db'>, id: number): Promise<QueuedMail | null> {
  const [mail] = await db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.id, id), isWaiting))
  return mail ?? null
}

/** Notes that a mail went out. */
export async function noteSent({ db, now }: Place, id: number): Promise<void> {
  await db.update(outgoingMails).set({ sentAt: now, lastError: null }).where(eq(outgoingMails.id, id))
}

/** Notes why a waiting mail did not go out, and whether nobody tries any more. */
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

/** Deletes mails whose time is over; to be called now and then. */
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
