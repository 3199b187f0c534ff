import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { changeNotices, events, presaleReminders } from '#db/schema/index.ts'
import { pickLanguage } from '#i18n/languages.ts'
import type { ReminderMailKind } from '#i18n/lazy/reminder-mail.ts'
import { visitor, type Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import { isSameChange, isToldKind, isToldOf } from './change-notices.server.ts'
import { mailReminder } from './mail-reminder.server.ts'

/** The number of mails that are written in one transaction. */
const batch = 50

/**
 * Tells people with a confirmed reminder about the changes whose time has come, each of them once: mails and the number
 * of the last one told are written in one transaction. An event that visitors no longer see, or that is over, is not
 * told about. Safe to run in several processes at once. Returns the number of mails added to the outbox.
 */
export async function sendChangeNotices(
  scope: Scope,
  { publicOrigin, signal }: { publicOrigin: string; signal?: AbortSignal },
): Promise<number> {
  let count = 0
  for (;;) {
    const told = signal?.aborted ? null : await tellSome(scope, publicOrigin)
    if (told === null) return count
    count += told
  }
}

/** Continues with the first notice that is due; null if there is none. */
async function tellSome(scope: Scope, publicOrigin: string): Promise<number | null> {
  const { now } = scope
  return scope.db.transaction(async (tx) => {
    const inside: Scope = { ...scope, db: tx }
    const [notice] = await tx
      .select()
      .from(changeNotices)
      .where(
        and(
          lte(changeNotices.sendAt, now),
          isNull(changeNotices.sentAt),
          isNull(changeNotices.stoppedAt),
          isNull(changeNotices.takenBackAt),
        ),
      )
      .orderBy(asc(changeNotices.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!notice) return null
    const isThis = eq(changeNotices.id, notice.id)
    const change = await findChange(inside, notice)
    if (!change) {
      await tx.update(changeNotices).set({ stoppedAt: now }).where(isThis)
      return 0
    }
    const reminders = await tx
      .select()
      .from(presaleReminders)
      .where(and(isToldOf(notice.eventId), gt(presaleReminders.id, notice.lastReminderId)))
      .orderBy(asc(presaleReminders.id))
      .limit(batch)
    for (const reminder of reminders)
      await mailReminder(inside, reminder, change.mail, publicOrigin, {
        note: pickLanguage(change.note, reminder.language),
      })
    await tx
      .update(changeNotices)
      .set({
        told: notice.told + reminders.length,
        lastReminderId: reminders.at(-1)?.id ?? notice.lastReminderId,
        ...(reminders.length < batch && { sentAt: now }),
      })
      .where(isThis)
    return reminders.length
  })
}

/** The mail about a change, and its note as it is now; null if it is not to be told. */
async function findChange(
  { db, now }: Scope,
  { eventId, kind, announcedAt }: typeof changeNotices.$inferSelect,
) {
  const [event] = await db
    .select({ changes: events.publicChanges })
    .from(events)
    .where(
      and(
        eq(events.id, eventId),
        gt(events.dateStart, now),
        isNull(events.vanishedAt),
        visibleTo({ viewer: visitor, now }, events),
      ),
    )
  const change = event?.changes.find((one) => isSameChange(one, kind, announcedAt))
  if (!change || !isToldKind(kind)) return null
  return { note: change.note, mail: mailOf[kind] }
}

const mailOf = {
  cast: 'cast',
  programme: 'programme',
  room: 'hall',
  date: 'moved',
  cancelled: 'cancelled',
  postponed: 'postponed',
  reinstated: 'reinstated',
} as const satisfies Record<string, ReminderMailKind>
