import { and, asc, countDistinct, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { changeNotices, events, presaleReminders, type PublicChange } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { countWaiting } from './request-reminder.server.ts'

/** How long an announcement can be taken back before the people with a reminder are told, in minutes. */
export const noticeDelayMinutes = 10

/** The kinds of changes of which people with a reminder are told; other ones stand on the page only. */
const toldKinds = ['cast', 'programme', 'room', 'date', 'cancelled', 'postponed', 'reinstated'] as const
type ToldKind = (typeof toldKinds)[number]

/** Older changes are entered for the record only. */
const oldestHours = 24

type Announced = {
  date_start: string
  is_online: boolean
  online_from: string | null
  online_to: string | null
  public_changes: readonly PublicChange[]
}

/**
 * Notes that people with a reminder are to be told about changes that were announced by a write of the event, and takes
 * back what was to be told of changes that it removed. Call it in the transaction of the write.
 */
export async function noteChanges(
  { db, now }: Scope,
  eventId: number,
  { before, after }: { before: Pick<Announced, 'public_changes'> | null; after: Announced },
): Promise<void> {
  const added = after.public_changes.filter((change) => !includesChange(before?.public_changes ?? [], change))
  const removed = (before?.public_changes ?? []).filter(
    (change) => !includesChange(after.public_changes, change),
  )
  for (const change of removed)
    await db
      .update(changeNotices)
      .set({ takenBackAt: now })
      .where(and(eq(changeNotices.eventId, eventId), isOf(change)))
  if (before === null || !isPublicAhead(after, now)) return
  const earliest = now.getTime() - oldestHours * 3_600_000
  for (const { kind, at } of added) {
    const announcedAt = new Date(at)
    if (!isToldKind(kind) || announcedAt.getTime() < earliest) continue
    await db
      .insert(changeNotices)
      .values({ eventId, kind, announcedAt, sendAt: inMinutes(now), createdAt: now })
      // Taken back, and announced once more: those who were told already are not told again.
      .onConflictDoUpdate({
        target: [changeNotices.eventId, changeNotices.kind, changeNotices.announcedAt],
        set: { takenBackAt: null, sendAt: inMinutes(now) },
      })
  }
}

export type ChangeNotice = {
  id: number
  kind: PublicChange['kind']
  announcedAt: Date
  sendAt: Date
  state: 'waiting' | 'sent' | 'stopped' | 'taken_back'
  /** The number of people who have been told. */
  told: number
}

/** Whom changes of an event are told, who waits for its tickets, and what became of those announced. Throws `not_found`. */
export async function listChangeNotices(
  scope: Scope,
  eventId: number,
): Promise<{ people: number; peopleOfRun: number; waiting: number; notices: ChangeNotice[] }> {
  const { db, viewer } = scope
  requireRight(viewer, 'manage_records')
  const [event] = await db.select({ runId: events.runId }).from(events).where(eq(events.id, eventId))
  if (!event) throw new DomainError('not_found', { subject: `event ${eventId}` })
  const rows = await db
    .select()
    .from(changeNotices)
    .where(eq(changeNotices.eventId, eventId))
    .orderBy(asc(changeNotices.announcedAt), asc(changeNotices.id))
    .limit(100)
  const people = await db.$count(presaleReminders, isToldOf(eventId))
  const peopleOfRun = event.runId === null ? people : await countPeopleOfRun(scope, eventId, event.runId)
  return { people, peopleOfRun, waiting: await countWaiting(scope, eventId), notices: rows.map(present) }
}

/** How many people are told of an event and of all coming ones of its run; each of them once. */
async function countPeopleOfRun({ db, now }: Scope, eventId: number, runId: number): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(presaleReminders.email) })
    .from(presaleReminders)
    .innerJoin(events, eq(events.id, presaleReminders.eventId))
    .where(and(isTold, or(eq(events.id, eventId), and(eq(events.runId, runId), gt(events.dateStart, now)))))
  return row?.people ?? 0
}

/** Stops what has not been told yet. Throws `not_found`, and `conflict` when all have been told. */
export async function stopChangeNotice(scope: Scope, eventId: number, id: number): Promise<ChangeNotice> {
  const { db, now, viewer } = scope
  requireRight(viewer, 'manage_records')
  const isNamed = and(eq(changeNotices.id, id), eq(changeNotices.eventId, eventId))
  const [stopped] = await db
    .update(changeNotices)
    .set({ stoppedAt: sql`coalesce(${changeNotices.stoppedAt}, ${now})` })
    .where(and(isNamed, isNull(changeNotices.sentAt)))
    .returning()
  if (stopped) return present(stopped)
  const [sent] = await db.select({ id: changeNotices.id }).from(changeNotices).where(isNamed)
  throw sent
    ? new DomainError('conflict', { subject: 'sent' })
    : new DomainError('not_found', { subject: `notice ${id}` })
}

/** The confirmed reminders and waiting entries of an event whose own mail has not been sent. */
export function isToldOf(eventId: number) {
  return and(eq(presaleReminders.eventId, eventId), isTold)
}
const isTold = and(isNotNull(presaleReminders.confirmedAt), isNull(presaleReminders.sentAt))

/** Whether people with a reminder are told of such changes. */
export function isToldKind(kind: PublicChange['kind']): kind is ToldKind {
  return toldKinds.some((one) => one === kind)
}

/** Whether a change is the one of a notice; its note may be corrected. */
export function isSameChange(change: PublicChange, kind: PublicChange['kind'], at: Date): boolean {
  return change.kind === kind && new Date(change.at).getTime() === at.getTime()
}

function includesChange(changes: readonly PublicChange[], { kind, at }: PublicChange): boolean {
  return changes.some((change) => isSameChange(change, kind, new Date(at)))
}

function isOf({ kind, at }: PublicChange) {
  return and(eq(changeNotices.kind, kind), eq(changeNotices.announcedAt, new Date(at)))
}

function isPublicAhead(
  { is_online: isOnline, online_from: from, online_to: to, ...event }: Announced,
  now: Date,
) {
  return (
    isOnline &&
    (from === null || new Date(from) <= now) &&
    (to === null || new Date(to) > now) &&
    new Date(event.date_start) > now
  )
}

function inMinutes(now: Date): Date {
  return new Date(now.getTime() + noticeDelayMinutes * 60_000)
}

function present(row: typeof changeNotices.$inferSelect): ChangeNotice {
  const { id, kind, announcedAt, sendAt, told, sentAt, stoppedAt, takenBackAt } = row
  const state = sentAt ? 'sent' : takenBackAt ? 'taken_back' : stoppedAt ? 'stopped' : 'waiting'
  return { id, kind, announcedAt, sendAt, told, state }
}
