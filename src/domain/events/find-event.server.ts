import { and, asc, desc, eq, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { EventDetail, EventSummary } from '#contracts/events.ts'
import { eventPictures, events, media, performances, rooms } from '#db/schema/index.ts'
import { isPreviewed, type Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { shownPicture } from '../pictures.ts'
import { visibleTo } from '../visibility.server.ts'
import { loadEventParts, loadEventSummaries } from './load-summaries.server.ts'
import { presentEventDetail, type HallRow } from './present.ts'
import { isOtherEvening, needsAlternatives, selectSimilar, similarityOrder } from './alternatives.server.ts'
import { takesPlace } from '../sale-conditions.server.ts'

/** The event with this id; null when there is none that the viewer may see. */
export async function findEvent(scope: Scope, id: number): Promise<EventDetail | null> {
  addCacheTags(scope, 'event', [id])
  addCacheTags(scope, 'record')
  const [parts] = await loadEventParts(scope, [id], isPreviewed(scope, 'event', id) ? 'all' : 'visible')
  if (!parts) return null
  const [hall, pictures] = await Promise.all([findHall(scope, parts.room?.id), findPictures(scope, id)])
  return presentEventDetail(parts, scope.now, { hall, pictures })
}

/** The further pictures of an event, as far as the viewer may see them. */
async function findPictures(scope: Scope, id: number) {
  const rows = await scope.db
    .select({ image: media })
    .from(eventPictures)
    .innerJoin(media, eq(media.id, eventPictures.imageId))
    .where(eq(eventPictures.eventId, id))
    .orderBy(asc(eventPictures.position), asc(eventPictures.id))
  return rows.flatMap(({ image }) => shownPicture(scope, image) ?? [])
}

/** What only the page of an event says about its hall. */
async function findHall(scope: Scope, roomId: number | undefined): Promise<HallRow | null> {
  if (roomId === undefined) return null
  const [row] = await scope.db
    .select({ access: rooms.access, seating: rooms.seating, plan: media })
    .from(rooms)
    .leftJoin(media, eq(media.id, rooms.planId))
    .where(eq(rooms.id, roomId))
  return row ? { ...row, plan: shownPicture(scope, row.plan) } : null
}

/** The event with this id in the ticket shop, `{id}-{id2}`; a colon between the two counts as the dash. */
export async function findEventByExternalId(scope: Scope, externalId: string): Promise<EventDetail | null> {
  addCacheTags(scope, ['event', 'record'])
  const [row] = await scope.db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.externalId, externalId.replace(':', '-')))
    .limit(1)
  return row ? findEvent(scope, row.id) : null
}

/** The event that a performance is part of; null when there is none that the viewer may see. */
export async function findEventOfPerformance(
  scope: Scope,
  performanceId: number,
): Promise<EventDetail | null> {
  addCacheTags(scope, ['event', 'record'])
  const [row] = await scope.db
    .select({ id: performances.eventId })
    .from(performances)
    .where(eq(performances.id, performanceId))
  return row ? findEvent(scope, row.id) : null
}

/** The visible events with these numbers, in the order given; unknown ones are left out. */
export async function findEvents(scope: Scope, ids: number[]): Promise<EventSummary[]> {
  addCacheTags(scope, 'event', ids)
  addCacheTags(scope, 'record')
  return loadEventSummaries(scope, ids, 'visible')
}

/** The maximum number of other evenings, and of similar events. */
const maxAlternatives = 3

export type EventNeighbours = {
  previous: EventSummary | null
  next: EventSummary | null
  /** Upcoming events of the same series, without this one. */
  inSeries: EventSummary[]
  /** Other events to go to if the event is cancelled or sold out; none else. */
  evenings: EventSummary[]
  similar: EventSummary[]
}

/** The events before and after an event, others of its series, and alternatives if visitors need some. */
export async function findNeighbours(scope: Scope, event: EventDetail): Promise<EventNeighbours> {
  addCacheTags(scope, ['event', 'record'])
  const { db } = scope
  const start = new Date(event.date_start)
  const visible = and(visibleTo(scope, events), isNull(events.vanishedAt))
  const place = sql`(${events.dateStart}, ${events.id})`
  const own = sql`(${start.toISOString()}::timestamptz, ${event.id}::int)`
  const before = sql`${place} < ${own}`
  const after = sql`${place} > ${own}`
  const select = (side: keyof EventNeighbours, where: SQL | undefined) =>
    db
      .select({ side: sql<keyof EventNeighbours>`${sql.raw(`'${side}'`)}`.as('side'), id: events.id })
      .from(events)
      .where(and(visible, where))
      .$dynamic()
  const inSeries = and(
    eq(events.seriesId, event.series?.id ?? 0),
    ne(events.id, event.id),
    gt(events.dateStart, scope.now),
  )
  const alternatives = needsAlternatives(event, scope.now)
    ? [
        select('evenings', isOtherEvening(scope, event))
          .orderBy(asc(events.dateStart), asc(events.id))
          .limit(maxAlternatives),
        select('similar', inArray(events.id, selectSimilar(scope, event, visible)))
          .orderBy(...similarityOrder(scope, event))
          .limit(maxAlternatives),
      ]
    : []
  const rows = await unionAll(
    select('previous', before).orderBy(desc(events.dateStart), desc(events.id)).limit(1),
    select('next', after).orderBy(asc(events.dateStart), asc(events.id)).limit(1),
    select('inSeries', inSeries).orderBy(asc(events.dateStart), asc(events.id)).limit(3),
    ...alternatives,
  )
  const found = await loadEventSummaries(scope, [...new Set(rows.map(({ id }) => id))])
  const on = (side: keyof EventNeighbours) =>
    found
      .filter(({ id }) => rows.some((row) => row.side === side && row.id === id))
      .toSorted((one, other) => one.date_start.localeCompare(other.date_start))
  const isAlternative = ({ id }: EventSummary) =>
    rows.some((row) => row.id === id && (row.side === 'evenings' || row.side === 'similar'))
  return {
    previous: on('previous')[0] ?? null,
    next: on('next')[0] ?? null,
    // Each event is listed once.
    inSeries: on('inSeries').filter((other) => !isAlternative(other)),
    evenings: on('evenings'),
    similar: on('similar'),
  }
}

/** How often each work was performed here before a given time, and when last: for the notes on an event page. */
export async function countPastPerformances(
  scope: Scope,
  workIds: number[],
  before: Date,
): Promise<Map<number, { count: number; last: string }>> {
  addCacheTags(scope, 'event')
  const { db } = scope
  if (workIds.length === 0) return new Map()
  const result = await db.execute<{ work_id: number; count: number; last: string }>(sql`
    SELECT p.work_id, count(DISTINCT e.id)::int AS count, max(e.date_local)::text AS last
    FROM performances p JOIN events e ON e.id = p.event_id
    WHERE p.work_id IN ${workIds} AND e.date_start < ${before} AND e.is_online AND e.vanished_at IS NULL
      AND ${takesPlace(sql`e`)}
    GROUP BY p.work_id`)
  return new Map(result.rows.map((row) => [row.work_id, { count: row.count, last: row.last }]))
}
