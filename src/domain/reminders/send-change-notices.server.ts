import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { changeNotices, events, presaleReminders } from '#db/schema/index.ts'
import { pickLanguage } from '#i18n/languages.ts'
import type { ReminderMailKind } from '#i18n/lazy/reminder-mail.ts'
import { visitor, type Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import { isSameChange, isToldKind, isToldOf } from './change-notices.server.ts'
import { mailReminder } from './mail-reminder.server.ts'

/** The number of reminders that are looked at in one transaction. */
const batch = 50

/**
 * Tells people with a confirmed reminder about the changes whose time has come, each of them once: mails and the number
 * of the last one told are written in one transaction. What was announced for several evenings of a run is one mail for a
 * person, which names their evenings. An event that visitors no longer see, or that is over, is not told about. Safe to run
 * in several processes at once. Returns the number of mails added to the outbox.
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

type Notice = typeof changeNotices.$inferSelect
type Reminder = typeof presaleReminders.$inferSelect

/** Continues with the first announcement that is due; null if there is none. */
async function tellSome(scope: Scope, publicOrigin: string): Promise<number | null> {
  const { now } = scope
  return scope.db.transaction(async (tx) => {
    const inside: Scope = { ...scope, db: tx }
    const notices = await lockAnnouncement(inside)
    if (notices.length === 0) return null
    const changed = new Map<number, NonNullable<Awaited<ReturnType<typeof findChange>>>>()
    for (const notice of notices) {
      const change = await findChange(inside, notice)
      if (change) changed.set(notice.eventId, change)
      else await tx.update(changeNotices).set({ stoppedAt: now }).where(eq(changeNotices.id, notice.id))
    }
    const told = notices.filter(({ eventId }) => changed.has(eventId))
    if (told.length === 0) return 0
    const reminders = await findReminders(inside, told)
    const people = await groupByPerson(inside, told, reminders)
    for (const [first, ...others] of people) {
      const change = first && changed.get(first.eventId)
      if (change)
        await mailReminder(inside, first, change.mail, publicOrigin, {
          note: pickLanguage(change.note, first.language),
          others,
        })
    }
    const lastReminderId = reminders.at(-1)?.id
    for (const { id, eventId, told: before } of told) {
      const count = people.filter((own) => own.some((reminder) => reminder.eventId === eventId)).length
      await tx
        .update(changeNotices)
        .set({
          told: before + count,
          ...(lastReminderId !== undefined && {
            lastReminderId: sql`greatest(${changeNotices.lastReminderId}, ${lastReminderId})`,
          }),
          ...(reminders.length < batch && { sentAt: now }),
        })
        .where(eq(changeNotices.id, id))
    }
    return people.length
  })
}

const isDue = (now: Date) =>
  and(
    lte(changeNotices.sendAt, now),
    isNull(changeNotices.sentAt),
    isNull(changeNotices.stoppedAt),
    isNull(changeNotices.takenBackAt),
  )

/**
 * Locks what is due of the first announcement: one notice for each evening of the run for which it was made. Processes meet
 * at its first notice only, so that they never wait for each other.
 */
async function lockAnnouncement({ db, now }: Scope): Promise<Notice[]> {
  const isFirst = sql`NOT EXISTS (
    SELECT FROM change_notices earlier JOIN events other ON other.id = earlier.event_id
    WHERE earlier.kind = ${changeNotices.kind} AND earlier.announced_at = ${changeNotices.announcedAt}
      AND earlier.id < ${changeNotices.id} AND other.run_id = ${events.runId}
      AND earlier.send_at <= ${now} AND earlier.sent_at IS NULL AND earlier.stopped_at IS NULL
      AND earlier.taken_back_at IS NULL)`
  const [first] = await db
    .select({ notice: changeNotices, runId: events.runId })
    .from(changeNotices)
    .innerJoin(events, eq(events.id, changeNotices.eventId))
    .where(and(isDue(now), isFirst))
    .orderBy(asc(changeNotices.id))
    .limit(1)
    .for('update', { of: changeNotices, skipLocked: true })
  if (!first) return []
  const { notice, runId } = first
  if (runId === null) return [notice]
  const others = await db
    .select({ notice: changeNotices })
    .from(changeNotices)
    .innerJoin(events, eq(events.id, changeNotices.eventId))
    .where(
      and(
        isDue(now),
        eq(events.runId, runId),
        eq(changeNotices.kind, notice.kind),
        eq(changeNotices.announcedAt, notice.announcedAt),
        ne(changeNotices.id, notice.id),
      ),
    )
    .orderBy(asc(changeNotices.id))
    .for('update', { of: changeNotices })
  return [notice, ...others.map((other) => other.notice)]
}

/** The next reminders of the evenings that have not been looked at yet. */
async function findReminders({ db }: Scope, notices: readonly Notice[]): Promise<Reminder[]> {
  const ofNotices = notices.map(({ eventId, lastReminderId }) =>
    and(isToldOf(eventId), gt(presaleReminders.id, lastReminderId)),
  )
  return db
    .select()
    .from(presaleReminders)
    .where(or(...ofNotices))
    .orderBy(asc(presaleReminders.id))
    .limit(batch)
}

/**
 * The reminders of each person among these who has not been told yet, with those for the other evenings; whose first one was
 * looked at before has been told of all.
 */
async function groupByPerson(
  { db }: Scope,
  notices: readonly Notice[],
  reminders: readonly Reminder[],
): Promise<Reminder[][]> {
  if (reminders.length === 0) return []
  const emails = [...new Set(reminders.map(({ email }) => email))]
  const all = await db
    .select()
    .from(presaleReminders)
    .where(
      and(inArray(presaleReminders.email, emails), or(...notices.map(({ eventId }) => isToldOf(eventId)))),
    )
    .orderBy(asc(presaleReminders.id))
  const lastOf = new Map(notices.map(({ eventId, lastReminderId }) => [eventId, lastReminderId]))
  const wasSeen = ({ id, eventId }: Reminder) => id <= (lastOf.get(eventId) ?? 0)
  return emails
    .map((email) => all.filter((reminder) => reminder.email === email))
    .filter((own) => !own.some(wasSeen))
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
