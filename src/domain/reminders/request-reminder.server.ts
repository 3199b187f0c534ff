import { and, eq, gt, isNull, max, sql } from 'drizzle-orm'
import { events, presaleReminders, presaleReminderTokens } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { DomainError } from '../errors.ts'
import { isOnOffer } from '../sale-conditions.server.ts'
import { countRequest } from '../request-counts.server.ts'
import type { Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import { mailboxOf } from '../mail/index.server.ts'
import { mailReminder } from './mail-reminder.server.ts'

export type ReminderWish = {
  eventId: number
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
const perEmail = { limit: 6, minutes: 24 * 60 }
/** A double submission sends only one mail. */
const pauseBetweenMails = 2 * 60_000

/**
 * Records a reminder for the start of an event's sale, and sends a mail with a confirmation link. Neither the result
 * nor the errors depend on whether the address is known. Throws `not_found` for an event that visitors cannot see,
 * `conflict` when its sale is not in the future, and `too_many_attempts` with seconds for submissions that are too fast
 * or too frequent.
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
  await requireSaleAhead(scope, wish.eventId)
  await countRequest(scope, { what: 'reminder-email', who: mailboxOf(email), ...perEmail })
  await scope.db.transaction(async (tx) => {
    const inside: Scope = { ...scope, db: tx }
    const reminder = await noteWish(inside, { ...wish, email })
    if (await hasJustBeenMailed(inside, reminder.id)) return
    const kind = reminder.confirmedAt === null ? 'confirm' : 'known'
    await mailReminder(inside, reminder, kind, origin.publicOrigin)
  })
}

async function requireSaleAhead(scope: Scope, eventId: number): Promise<void> {
  const [event] = await scope.db
    .select({
      isOpen: sql<boolean>`${and(isOnOffer(), gt(events.dateStart, scope.now))}`,
      ticketSaleFrom: events.ticketSaleFrom,
    })
    .from(events)
    .where(and(eq(events.id, eventId), isNull(events.vanishedAt), visibleTo(scope, events)))
  if (!event) throw new DomainError('not_found', { subject: 'event' })
  if (!event.isOpen || event.ticketSaleFrom === null || event.ticketSaleFrom <= scope.now)
    throw new DomainError('conflict', { subject: 'sale' })
}

/** One row per event and address; a completed reminder starts anew and has to be confirmed again. */
async function noteWish({ db, now }: Scope, wish: ReminderWish) {
  const unlessDone = (column: 'confirmed_at' | 'language', anew: unknown) =>
    sql`CASE WHEN presale_reminders.sent_at IS NULL AND presale_reminders.confirmed_at IS NOT NULL THEN presale_reminders.${sql.raw(column)} ELSE ${anew} END`
  const [reminder] = await db
    .insert(presaleReminders)
    .values({
      eventId: wish.eventId,
      email: wish.email,
      language: wish.language,
      createdAt: now,
      requestedAt: now,
    })
    .onConflictDoUpdate({
      target: [presaleReminders.eventId, presaleReminders.email],
      set: {
        requestedAt: now,
        language: unlessDone('language', sql`excluded.language`),
        confirmedAt: unlessDone('confirmed_at', sql`NULL`),
        sentAt: null,
      },
    })
    .returning()
  if (!reminder) throw new Error('A reminder was not stored.')
  return reminder
}

async function hasJustBeenMailed({ db, now }: Scope, reminderId: number): Promise<boolean> {
  const [row] = await db
    .select({ at: max(presaleReminderTokens.createdAt) })
    .from(presaleReminderTokens)
    .where(eq(presaleReminderTokens.reminderId, reminderId))
  return row?.at instanceof Date && now.getTime() - row.at.getTime() < pauseBetweenMails
}
