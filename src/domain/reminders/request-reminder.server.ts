import { and, eq, gt, isNotNull, isNull, max, sql } from 'drizzle-orm'
import {
  events,
  presaleReminders,
  presaleReminderTokens,
  waitingLists,
  type ReminderKind,
} from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { DomainError } from '../errors.ts'
import { isOnOffer } from '../sale-conditions.server.ts'
import { countRequest } from '../request-counts.server.ts'
import type { Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import { countMailTo } from '../mail/index.server.ts'
import { mailReminder } from './mail-reminder.server.ts'

export type ReminderWish = {
  eventId: number
  kind: ReminderKind
  email: string
  language: Language
  /** The time between showing and submitting the form, in seconds. */
  seconds: number
  /** The value of the invisible honeypot field. */
  trap: string
}

/** Nobody types an address faster; visitors whose browser autofills the form have to submit it again. */
const fewestSeconds = 2
const perClient = { limit: 20, minutes: 60 }
/** A double submission sends only one mail. */
const pauseBetweenMails = 2 * 60_000
/** The number of confirmed entries from which on a waiting list takes no more. */
export const longestList = 2000

/**
 * Records a reminder for the start of an event's sale, or an entry of its waiting list, and sends a mail with a
 * confirmation link. Neither the result nor the errors depend on whether the address is known. Throws `not_found` for an
 * event that visitors cannot see, `conflict` when its sale is not in the future or its list not open, and
 * `too_many_attempts` with seconds for submissions that are too fast or too frequent.
 */
export async function requestReminder(
  scope: Scope,
  wish: ReminderWish,
  origin: { publicOrigin: string; clientAddress: string },
): Promise<void> {
  if (wish.trap !== '') return // a bot: it gets the same answer as everybody
  if (wish.seconds < fewestSeconds) throw new DomainError('too_many_attempts', { retryAfter: fewestSeconds })
  const email = wish.email.trim().toLowerCase()
  if (origin.clientAddress !== '')
    await countRequest(scope, { what: 'reminder-client', who: origin.clientAddress, ...perClient })
  await requireOffered(scope, wish)
  await countMailTo(scope, email)
  await scope.db.transaction(async (tx) => {
    const inside: Scope = { ...scope, db: tx }
    const { reminder, isAnew } = await noteWish(inside, { ...wish, email })
    if (wish.kind === 'returned_tickets')
      await tx.insert(waitingLists).values({ eventId: wish.eventId }).onConflictDoNothing()
    if (!isAnew && (await hasJustBeenMailed(inside, reminder.id))) return
    const { asked, known } = mailsOf[wish.kind]
    await mailReminder(inside, reminder, reminder.confirmedAt === null ? asked : known, origin.publicOrigin)
  })
}

const mailsOf = {
  sale: { asked: 'confirm', known: 'known' },
  returned_tickets: { asked: 'waitingConfirm', known: 'waitingKnown' },
} as const satisfies Record<ReminderKind, unknown>

async function requireOffered(scope: Scope, { eventId, kind }: ReminderWish): Promise<void> {
  const { db, now } = scope
  const isOffered = {
    sale: and(isOnOffer(), gt(events.ticketSaleFrom, now)),
    returned_tickets: eq(events.status, 'sold_out'),
  }[kind]
  const [event] = await db
    .select({ isOffered: sql<boolean | null>`${and(isOffered, gt(events.dateStart, now))}` })
    .from(events)
    .where(and(eq(events.id, eventId), isNull(events.vanishedAt), visibleTo(scope, events)))
  if (!event) throw new DomainError('not_found', { subject: 'event' })
  if (!event.isOffered) throw new DomainError('conflict', { subject: kind })
  if (kind === 'returned_tickets' && (await countWaiting(scope, eventId)) >= longestList)
    throw new DomainError('conflict', { subject: kind })
}

/** How many people wait for returned tickets of an event. */
export async function countWaiting({ db }: Pick<Scope, 'db'>, eventId: number): Promise<number> {
  return db.$count(presaleReminders, isWaitingFor(eventId))
}

/** The confirmed entries of an event's waiting list that have not been told of returned tickets. */
export function isWaitingFor(eventId: number) {
  return and(
    eq(presaleReminders.eventId, eventId),
    eq(presaleReminders.kind, 'returned_tickets'),
    isNotNull(presaleReminders.confirmedAt),
    isNull(presaleReminders.sentAt),
  )
}

/** One row per event and address; a completed reminder, or another kind, starts anew and has to be confirmed again. */
async function noteWish({ db, now }: Scope, wish: ReminderWish) {
  const { eventId, email, kind, language } = wish
  const [previous] = await db
    .select({ kind: presaleReminders.kind, sentAt: presaleReminders.sentAt })
    .from(presaleReminders)
    .where(and(eq(presaleReminders.eventId, eventId), eq(presaleReminders.email, email)))
  const unlessDone = (column: 'confirmed_at' | 'language', anew: unknown) =>
    sql`CASE WHEN presale_reminders.sent_at IS NULL AND presale_reminders.kind = excluded.kind AND presale_reminders.confirmed_at IS NOT NULL THEN presale_reminders.${sql.raw(column)} ELSE ${anew} END`
  const [reminder] = await db
    .insert(presaleReminders)
    .values({ eventId, email, kind, language, createdAt: now, requestedAt: now })
    .onConflictDoUpdate({
      target: [presaleReminders.eventId, presaleReminders.email],
      set: {
        requestedAt: now,
        language: unlessDone('language', sql`excluded.language`),
        confirmedAt: unlessDone('confirmed_at', sql`NULL`),
        kind,
        sentAt: null,
      },
    })
    .returning()
  if (!reminder) throw new Error('A reminder was not stored.')
  return { reminder, isAnew: previous !== undefined && (previous.sentAt !== null || previous.kind !== kind) }
}

async function hasJustBeenMailed({ db, now }: Scope, reminderId: number): Promise<boolean> {
  const [row] = await db
    .select({ at: max(presaleReminderTokens.createdAt) })
    .from(presaleReminderTokens)
    .where(eq(presaleReminderTokens.reminderId, reminderId))
  return row?.at instanceof Date && now.getTime() - row.at.getTime() < pauseBetweenMails
}
