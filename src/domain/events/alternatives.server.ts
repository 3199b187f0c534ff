import { and, asc, between, eq, exists, gt, inArray, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { EventDetail } from '#contracts/events.ts'
import { eventGenres, events, performances, works } from '#db/schema/index.ts'
import { defineQuery, isAnyOf, type Given, type QueryScope } from '../define-query.server.ts'
import { isOnOffer } from '../sale-conditions.server.ts'
import type { Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'

/** How many days a similar concert is before or after the event at most. */
const nearDays = 90
const dayLength = 24 * 60 * 60_000
/** The maximum number of other evenings, and of similar events. */
const maxAlternatives = 3

type Alternative = { side: 'evenings' | 'similar'; id: number }

/** Other concerts to go to when an event is cancelled, sold out, or postponed without a new date; none for other events. */
export async function listAlternatives(scope: Scope, event: EventDetail): Promise<Alternative[]> {
  if (!needsAlternatives(event, scope.now)) return []
  const start = new Date(event.date_start).getTime()
  const workIds = event.programme.flatMap(({ work }) => (work ? [work.id] : []))
  const genreIds = event.genres.map(({ id }) => id)
  const composerIds = event.programme.flatMap(({ work }) => (work?.composer ? [work.composer.id] : []))
  return selectAlternatives(scope, {
    id: event.id,
    start: event.date_start,
    earliest: new Date(start - nearDays * dayLength),
    latest: new Date(start + nearDays * dayLength),
    series: event.series?.id,
    genreIds: genreIds.length > 0 ? genreIds : undefined,
    composerIds: composerIds.length > 0 ? composerIds : undefined,
    firstWork: workIds[0],
    workIds,
  })
}

/** Whether visitors of the event's page need another concert. */
function needsAlternatives(
  { status, previous_date, date_start }: Pick<EventDetail, 'status' | 'previous_date' | 'date_start'>,
  now: Date,
): boolean {
  const isOff = status === 'cancelled' || (status === 'postponed' && previous_date === null)
  return (isOff || status === 'sold_out') && date_start > now.toISOString()
}

type Known = Given<{
  id: number
  start: string
  earliest: Date
  latest: Date
  series: number | undefined
  genreIds: number[] | undefined
  composerIds: number[] | undefined
  firstWork: number | undefined
  workIds: number[]
}>

const selectAlternatives = defineQuery((scope, event: Known) => {
  const visible = and(visibleTo(scope, events), isNull(events.vanishedAt))
  const select = (side: Alternative['side'], where: SQL | undefined) =>
    scope.db
      .select({ side: sql<Alternative['side']>`${sql.raw(`'${side}'`)}`.as('side'), id: events.id })
      .from(events)
      .where(and(visible, where))
  return unionAll(
    select('evenings', isOtherEvening(scope, event))
      .orderBy(asc(events.dateStart), asc(events.id))
      .limit(maxAlternatives),
    select('similar', inArray(events.id, selectSimilar(scope, event, visible)))
      .orderBy(...similarityOrder(scope, event))
      .limit(maxAlternatives),
  )
})

/** Coming events on sale with the same programme: of the same run, or with the same works in the same order. */
function isOtherEvening(scope: QueryScope, event: Known): SQL | undefined {
  return and(
    ne(events.id, event.id),
    gt(events.dateStart, scope.now),
    isOnOffer(),
    hasSameProgramme(scope, event),
  )
}

/** The ids of similar events, of several evenings with one title only the first. */
function selectSimilar(scope: QueryScope, event: Known, visible: SQL | undefined) {
  return scope.db
    .selectDistinctOn([events.title], { id: events.id })
    .from(events)
    .where(and(visible, isSimilar(scope, event)))
    .orderBy(events.title, asc(events.dateStart), asc(events.id))
}

/** Coming events on sale near the event, of its series or one of its genres, or with one of its composers. */
function isSimilar(scope: QueryScope, event: Known): SQL | undefined {
  return and(
    ne(events.id, event.id),
    gt(events.dateStart, scope.now),
    between(events.dateStart, event.earliest, event.latest),
    isOnOffer(),
    or(...likenesses(scope, event)) ?? sql`false`,
    not(hasSameProgramme(scope, event) ?? sql`false`),
  )
}

/** The number of respects in which an event is similar, for the order: the most similar first, then the nearest. */
function similarityOrder(scope: QueryScope, event: Known): SQL[] {
  const counted = likenesses(scope, event).map((likeness) => sql`coalesce((${likeness})::int, 0)`)
  return [
    sql`${sql.join([sql`0::int`, ...counted], sql` + `)} DESC`,
    sql`abs(extract(epoch FROM ${events.dateStart} - ${event.start}::timestamptz))`,
    sql`${events.id}`,
  ]
}

function hasSameProgramme({ db }: QueryScope, { id, firstWork, workIds }: Known): SQL | undefined {
  const run = sql`coalesce(${events.runId} = (SELECT run_id FROM events AS own WHERE own.id = ${id}), false)`
  if (firstWork === undefined) return run
  // The first work is looked up by an index; only events with it are compared.
  const hasFirst = exists(
    db
      .select({ one: sql`1` })
      .from(performances)
      .where(and(eq(performances.eventId, events.id), eq(performances.workId, firstWork))),
  )
  const played = sql`ARRAY(SELECT p.work_id FROM performances AS p
    WHERE p.event_id = ${events.id} AND p.work_id IS NOT NULL ORDER BY p.position)`
  return or(run, and(hasFirst, sql`${played} = ${workIds}::int[]`))
}

function likenesses({ db }: QueryScope, { series, genreIds, composerIds }: Known): SQL[] {
  const one = { one: sql`1` }
  return [
    series && eq(events.seriesId, series),
    genreIds &&
      exists(
        db
          .select(one)
          .from(eventGenres)
          .where(and(eq(eventGenres.eventId, events.id), isAnyOf(eventGenres.genreId, genreIds))),
      ),
    composerIds &&
      exists(
        db
          .select(one)
          .from(performances)
          .innerJoin(works, eq(works.id, performances.workId))
          .where(and(eq(performances.eventId, events.id), isAnyOf(works.composerId, composerIds))),
      ),
  ].filter((likeness) => likeness !== undefined)
}
