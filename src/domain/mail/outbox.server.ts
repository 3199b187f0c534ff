import { and, asc, eq, isNotNull, isNull, lt, min, or, sql } from 'drizzle-orm'
import { outgoingMails } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

type Row = typeof outgoingMails.$inferSelect
type Place = Pick<Scope, 'db' | 'now'>

export type MailDraft = Pick<Row, 'sender' | 'recipient' | 'subject' | 'textBody'> &
  Partial<Pick<Row, 'replyTo' | 'htmlBody' | 'headers'>>
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
  | 'attempts'
  | 'createdAt'
>

/** Where the worker hears that there is something to send. */
export const mailChannel = 'outgoing_mails'

/** The pause after each failed attempt, in minutes: two days in all, then nobody tries any more. */
const pauses = [1, 5, 15, 30, 60, 120, 240, 480, 720, 720, 720]
/** How long a worker may have a mail before another one may take it; longer than any attempt lasts. */
const leaseMinutes = 5
/** How long mails are kept after they went out, or were given up: they hold addresses. */
const keptDays = { sent: 7, givenUp: 30 }

/** Puts a mail into the outbox; inside a transaction, it is there when that commits. */
export async function queueMail({ db, now }: Place, draft: MailDraft): Promise<void> {
  await db.insert(outgoingMails).values({ ...draft, nextAttemptAt: now, createdAt: now })
  await db.execute(sql`SELECT pg_notify(${mailChannel}, '')`)
}

/**
 * Takes the mail that waits longest, for this worker alone: others skip it while it is taken, and for the time of an
 * attempt afterwards. Should the program end meanwhile, it is taken again then. Null when nothing is due.
 */
export async function takeMail({ db, now }: Place): Promise<QueuedMail | null> {
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(and(isWaiting, sql`${outgoingMails.nextAttemptAt} <= ${now}`))
    .orderBy(asc(outgoingMails.nextAttemptAt), asc(outgoingMails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await db
    .update(outgoingMails)
    .set({ attempts: sql`${outgoingMails.attempts} + 1`, nextAttemptAt: inMinutes(now, leaseMinutes) })
    .where(eq(outgoingMails.id, sql`(${due})`))
    .returning()
  return mail ?? null
}

/** Notes that a taken mail went out. */
export async function noteSent({ db, now }: Place, mail: QueuedMail): Promise<void> {
  await db.update(outgoingMails).set({ sentAt: now, lastError: null }).where(eq(outgoingMails.id, mail.id))
}

/**
 * Notes why a taken mail did not go out, and when to try again: ever later, and not at all after the last pause or
 * when its server has refused it for good. Returns whether it was given up.
 */
export async function noteFailure(
  { db, now }: Place,
  mail: QueuedMail,
  failure: { reason: string; isFinal: boolean },
): Promise<boolean> {
  const pause = failure.isFinal ? undefined : pauses[mail.attempts - 1]
  await db
    .update(outgoingMails)
    .set({
      lastError: failure.reason.slice(0, 500),
      ...(pause === undefined ? { givenUpAt: now } : { nextAttemptAt: inMinutes(now, pause) }),
    })
    // Unless another worker has taken it since, because this one was too slow.
    .where(and(eq(outgoingMails.id, mail.id), eq(outgoingMails.attempts, mail.attempts), isWaiting))
  return pause === undefined
}

/** When the next mail is due, perhaps in the past; null when none waits. */
export async function findNextAttempt({ db }: Pick<Scope, 'db'>): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(outgoingMails.nextAttemptAt) })
    .from(outgoingMails)
    .where(isWaiting)
  return row?.at ?? null
}

/** Deletes mails whose time is over; to be called now and then. */
export async function clearOutbox({ db, now }: Place): Promise<void> {
  await db
    .delete(outgoingMails)
    .where(
      or(
        and(isNotNull(outgoingMails.sentAt), lt(outgoingMails.sentAt, inMinutes(now, -keptDays.sent * 1440))),
        and(
          isNotNull(outgoingMails.givenUpAt),
          lt(outgoingMails.givenUpAt, inMinutes(now, -keptDays.givenUp * 1440)),
        ),
      ),
    )
}

const isWaiting = and(isNull(outgoingMails.sentAt), isNull(outgoingMails.givenUpAt))

function inMinutes(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}
