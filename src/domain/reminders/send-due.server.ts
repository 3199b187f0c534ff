import { and, eq, exists, gt, isNotNull, isNull, lte, notExists, or } from 'drizzle-orm'
import { changeNotices, events, presaleReminders, waitingLists } from '#db/schema/index.ts'
import type { ReminderMailKind } from '#i18n/lazy/reminder-mail.ts'
import { isOnOffer } from '../sale-conditions.server.ts'
import { visitor, type Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import { confirmDeadline, keptSince } from './lifetimes.ts'
import { mailReminder } from './mail-reminder.server.ts'

/**
 * Sends mails for all confirmed reminders whose event has come on sale, or has been cancelled, sold out or made free:
 * once each, whatever happens to the event later. People on a waiting list are told here only that the event is cancelled
 * or free. If a sale was moved, its new start counts; an event that is offline,
 * missing in the shop's feed, or postponed without a new date is waited for, because it may come back. A cancellation
 * that staff have announced is told by `sendChangeNotices`. Safe to run in several
 * processes at once. Returns the number of mails added to the outbox.
 */
export async function sendDueReminders(
  scope: Scope,
  { publicOrigin, signal }: { publicOrigin: string; signal?: AbortSignal },
): Promise<number> {
  let count = 0
  for (;;) {
    if (signal?.aborted || !(await sendOne(scope, publicOrigin))) return count
    count += 1
  }
}

/**
 * Deletes reminders that were not confirmed in time, were sent long ago, or whose event is over; waiting lists end with
 * their event.
 */
export async function clearReminders(scope: Scope): Promise<void> {
  const { db, now } = scope
  const hasBegun = (column: typeof presaleReminders.eventId | typeof waitingLists.eventId, before: Date) =>
    exists(
      db
        .select({ id: events.id })
        .from(events)
        .where(and(eq(events.id, column), lte(events.dateStart, before))),
    )
  await db
    .delete(presaleReminders)
    .where(
      or(
        and(isNull(presaleReminders.confirmedAt), lte(presaleReminders.requestedAt, confirmDeadline(now))),
        and(isNotNull(presaleReminders.sentAt), lte(presaleReminders.sentAt, keptSince(now))),
        hasBegun(presaleReminders.eventId, keptSince(now)),
        and(eq(presaleReminders.kind, 'returned_tickets'), hasBegun(presaleReminders.eventId, now)),
      ),
    )
  await db.delete(waitingLists).where(hasBegun(waitingLists.eventId, now))
}

/** One reminder and its mail in one transaction. */
async function sendOne(scope: Scope, publicOrigin: string): Promise<boolean> {
  return scope.db.transaction(async (tx) => {
    const inside: Scope = { ...scope, db: tx }
    const [due] = await tx
      .select({ reminder: presaleReminders, status: events.status })
      .from(presaleReminders)
      .innerJoin(events, eq(events.id, presaleReminders.eventId))
      .where(and(isNotNull(presaleReminders.confirmedAt), isNull(presaleReminders.sentAt), isDecided(scope)))
      .orderBy(presaleReminders.id)
      .limit(1)
      .for('update', { of: presaleReminders, skipLocked: true })
    if (!due) return false
    await tx
      .update(presaleReminders)
      .set({ sentAt: scope.now })
      .where(eq(presaleReminders.id, due.reminder.id))
    await mailReminder(inside, due.reminder, kindOf(due.status), publicOrigin)
    return true
  })
}

/** The visible events whose reminders are due. */
function isDecided({ db, now }: Scope) {
  const isSaleOpen = or(
    lte(events.ticketSaleFrom, now),
    and(isNull(events.ticketSaleFrom), isNotNull(events.ticketUrlExternal)),
  )
  // It is told as a change, and its reminders stay for the case that the event takes place after all.
  const cancellation = db
    .select({ id: changeNotices.id })
    .from(changeNotices)
    .where(
      and(
        eq(changeNotices.eventId, events.id),
        eq(changeNotices.kind, 'cancelled'),
        isNull(changeNotices.takenBackAt),
      ),
    )
  return and(
    gt(events.dateStart, now),
    isNull(events.vanishedAt),
    visibleTo({ viewer: visitor, now }, events),
    or(
      and(eq(presaleReminders.kind, 'sale'), or(and(isOnOffer(), isSaleOpen), eq(events.status, 'sold_out'))),
      eq(events.status, 'no_sale'),
      and(eq(events.status, 'cancelled'), notExists(cancellation)),
    ),
  )
}

function kindOf(status: typeof events.$inferSelect.status): ReminderMailKind {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'sold_out') return 'soldOut'
  return status === 'no_sale' ? 'free' : 'onSale'
}
