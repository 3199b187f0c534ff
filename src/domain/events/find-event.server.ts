import { and, asc, countDistinct, desc, eq, gt, gte, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { EventDetail, EventSummary } from '#contracts/events.ts'
import { eventPictures, events, media, performances, rooms } from '#db/schema/index.ts'
import { isPreviewed, type Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { defineQuery, isAnyOf, type Given } from '../define-query.server.ts'
import { shownPicture } from '../pictures.ts'
import { visibleTo } from '../visibility.server.ts'
import { loadEventParts, loadEventSummaries } from './load-summaries.server.ts'
import { presentEventDetail, type HallRow } from './present.ts'
import { listAlternatives } from './alternatives.server.ts'
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
  const rows = await selectPictures(scope, { id })
  return rows.flatMap(({ image }) => shownPicture(scope, image) ?? [])
}

const selectPictures = defineQuery(({ db }, { id }: Given<{ id: number }>) =>
  db
    .select({ image: media })
    .from(eventPictures)
    .innerJoin(media, eq(media.id, eventPictures.imageId))
    .where(eq(eventPictures.eventId, id))
    .orderBy(asc(eventPictures.position), asc(eventPictures.id)),
)

/** What only the page of an event says about its hall. */
async function findHall(scope: Scope, id: number | undefined): Promise<HallRow | null> {
  if (id === undefined) return null
  const [row] = await selectHall(scope, { id })
  return row ? { ...row, plan: shownPicture(scope, row.plan) } : null
}

const selectHall = defineQuery(({ db }, { id }: Given<{ id: number }>) =>
  db
    .select({ access: rooms.access, seating: rooms.seating, plan: media })
    .from(rooms)
    .leftJoin(media, eq(media.id, rooms.planId))
    .where(eq(rooms.id, id)),
)

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
  const [near, alternatives] = await Promise.all([
    selectNeighbours(scope, { id: event.id, start: event.date_start, series: event.series?.id }),
    listAlternatives(scope, event),
  ])
  const rows = [...near, ...alternatives]
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

type Place = { id: number; start: string; series: number | undefined }

const selectNeighbours = defineQuery((scope, { id, start, series }: Given<Place>) => {
  const { db, now } = scope
  const visible = and(visibleTo(scope, events), isNull(events.vanishedAt))
  const place = sql`(${events.dateStart}, ${events.id})`
  const own = sql`(${start}::timestamptz, ${id}::int)`
  const select = (side: keyof EventNeighbours, where: SQL | undefined) =>
    db
      .select({ side: sql<keyof EventNeighbours>`${sql.raw(`'${side}'`)}`.as('side'), id: events.id })
      .from(events)
      .where(and(visible, where))
  const inSeries = series
    ? and(eq(events.seriesId, series), ne(events.id, id), gt(events.dateStart, now))
    : sql`false`
  return unionAll(
    select('previous', sql`${place} < ${own}`)
      .orderBy(desc(events.dateStart), desc(events.id))
      .limit(1),
    select('next', sql`${place} > ${own}`)
      .orderBy(asc(events.dateStart), asc(events.id))
      .limit(1),
    select('inSeries', inSeries).orderBy(asc(events.dateStart), asc(events.id)).limit(3),
  )
})

/**
 * How often each work is performed here before a given time, from a day (YYYY-MM-DD) on or ever, and when last: for the notes
 * on an event page. Coming events count, too, so that the second evening of a run knows the first.
 */
export async function countEarlierPerformances(
  scope: Scope,
  { workIds, from, before }: { workIds: number[]; from: string | null; before: Date },
): Promise<Map<number, { count: number; last: string }>> {
  addCacheTags(scope, 'event')
  if (workIds.length === 0) return new Map()
  const rows = await selectEarlierPerformances(scope, { workIds, from: from ?? undefined, before })
  return new Map(rows.map(({ workId, ...past }) => [workId, past]))
}

const selectEarlierPerformances = defineQuery(
  ({ db }, { workIds, from, before }: Given<{ workIds: number[]; from: string | undefined; before: Date }>) =>
    db
      .select({
        workId: sql<number>`${performances.workId}`,
        count: countDistinct(events.id),
        last: sql<string>`max(${events.dateLocal})::text`,
      })
      .from(performances)
      .innerJoin(events, eq(events.id, performances.eventId))
      .where(
        and(
          isAnyOf(performances.workId, workIds),
          from && gte(events.dateLocal, from),
          lt(events.dateStart, before),
          events.isOnline,
          isNull(events.vanishedAt),
          takesPlace(),
        ),
      )
      .groupBy(performances.workId),
)
