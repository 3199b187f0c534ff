import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { auditLog, castMembers, events, mergedRecords, performances, works } from '#db/schema/index.ts'
import { isRecord } from '#json/is-record.ts'
import type { Scope } from '../scope.ts'

/** The kinds of records that the feed of changes tells of, by their names in the log. */
export type LogKind = 'artist' | 'event' | 'room' | 'work'

/** What decides whether visitors see an event. */
type State = { isOnline: boolean; onlineFrom: Date | null; onlineTo: Date | null; vanishedAt: Date | null }

/** The most events that are looked at to tell whether a record that they name was public. */
const maxEvents = 2000

/**
 * Those of some records that visitors cannot see, but could: nobody is told that there are others. An event was public if
 * its history says so; anything else if such an event names it, or if it has become part of another record. Of a person,
 * work or hall that was deleted nothing is known any more.
 */
export async function findOncePublic(
  scope: Scope,
  kind: LogKind,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  if (kind === 'event') return findOncePublicEvents(scope, ids)
  const merged = await scope.db
    .select({ id: mergedRecords.recordId })
    .from(mergedRecords)
    .where(and(eq(mergedRecords.kind, kind), inArray(mergedRecords.recordId, [...ids])))
  const naming = await eventsNaming[kind](scope, ids)
  const once = await findOncePublicEvents(scope, [...new Set(naming.map(({ eventId }) => eventId))])
  return new Set([
    ...merged.map(({ id }) => id),
    ...naming.flatMap(({ id, eventId }) => (id !== null && once.has(eventId) ? id : [])),
  ])
}

async function findOncePublicEvents({ db, now }: Scope, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({
      id: events.id,
      isOnline: events.isOnline,
      onlineFrom: events.onlineFrom,
      onlineTo: events.onlineTo,
      vanishedAt: events.vanishedAt,
    })
    .from(events)
    .where(inArray(events.id, [...ids]))
  const present = new Map(rows.map(({ id, ...state }): [number, State] => [id, state]))
  const entries = await db
    .select({
      id: sql<number>`${auditLog.subjectId}::int`,
      at: auditLog.at,
      before: sql<unknown>`(SELECT jsonb_object_agg(key, value)
        FROM jsonb_each(CASE jsonb_typeof(${auditLog.details} -> 'before') WHEN 'object' THEN ${auditLog.details} -> 'before' END)
        WHERE key IN ('is_online', 'online_from', 'online_to', 'vanished_at'))`,
      row: sql<unknown>`${auditLog.details} -> 'row'`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, 'event'), inArray(auditLog.subjectId, ids.map(String))))
    .orderBy(desc(auditLog.id))
  const entriesOf = Map.groupBy(entries, ({ id }) => id)
  return new Set(
    ids.filter((id) => {
      let state = present.get(id) ?? null
      let end = now
      for (const { at, before, row } of entriesOf.get(id) ?? []) {
        if (state && wasShown(state, at, end)) return true
        state = stateBefore(state, { before, row })
        end = at
      }
      return state !== null && wasShown(state, null, end)
    }),
  )
}

/** Whether visitors saw an event at some moment of a time; `start` null for the time before all that is known. */
function wasShown(
  { isOnline, onlineFrom, onlineTo, vanishedAt }: State,
  start: Date | null,
  end: Date,
): boolean {
  const from = Math.max(onlineFrom?.getTime() ?? -Infinity, start?.getTime() ?? -Infinity)
  const to = Math.min(onlineTo?.getTime() ?? Infinity, vanishedAt?.getTime() ?? Infinity, end.getTime())
  return isOnline && from < to
}

/** The state before a change: that of the kept row of a deleted event, or the present one with what the change has replaced. */
function stateBefore(state: State | null, { before, row }: { before: unknown; row: unknown }): State | null {
  if (isRecord(row))
    return {
      isOnline: row['isOnline'] === true,
      onlineFrom: dateOf(row['onlineFrom']),
      onlineTo: dateOf(row['onlineTo']),
      vanishedAt: dateOf(row['vanishedAt']),
    }
  if (!state || !isRecord(before)) return state
  const has = (name: string) => Object.hasOwn(before, name)
  return {
    isOnline: has('is_online') ? before['is_online'] === true : state.isOnline,
    onlineFrom: has('online_from') ? dateOf(before['online_from']) : state.onlineFrom,
    onlineTo: has('online_to') ? dateOf(before['online_to']) : state.onlineTo,
    vanishedAt: has('vanished_at') ? dateOf(before['vanished_at']) : state.vanishedAt,
  }
}

function dateOf(value: unknown): Date | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value) : null
}

type Naming = { id: number | null; eventId: number }

/** The events that name records, whether they are public or not. */
const eventsNaming: Record<
  Exclude<LogKind, 'event'>,
  (scope: Scope, ids: readonly number[]) => Promise<Naming[]>
> = {
  room: ({ db }, ids) =>
    db
      .select({ id: events.roomId, eventId: events.id })
      .from(events)
      .where(inArray(events.roomId, [...ids]))
      .limit(maxEvents),
  work: ({ db }, ids) =>
    db
      .select({ id: performances.workId, eventId: performances.eventId })
      .from(performances)
      .where(inArray(performances.workId, [...ids]))
      .limit(maxEvents),
  artist: async ({ db }, ids) => {
    const members = await db
      .select({
        artistId: castMembers.artistId,
        replacesId: castMembers.replacesId,
        eventId: castMembers.eventId,
      })
      .from(castMembers)
      .where(or(inArray(castMembers.artistId, [...ids]), inArray(castMembers.replacesId, [...ids])))
      .limit(maxEvents)
    const composed = await db
      .select({ id: works.composerId, eventId: performances.eventId })
      .from(performances)
      .innerJoin(works, eq(works.id, performances.workId))
      .where(inArray(works.composerId, [...ids]))
      .limit(maxEvents)
    return [
      ...members.flatMap(({ artistId, replacesId, eventId }) => [
        { id: artistId, eventId },
        { id: replacesId, eventId },
      ]),
      ...composed,
    ]
  },
}
