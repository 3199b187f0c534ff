/** Conditions for other concerts to go to when an event is cancelled, sold out, or postponed without a new date. */
import { and, asc, between, eq, exists, gt, inArray, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { EventDetail } from '#contracts/events.ts'
import { eventGenres, events, performances, works } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { isOnOffer } from '../sale-conditions.server.ts'

type Known = Pick<EventDetail, 'id' | 'date_start' | 'genres' | 'series' | 'programme'>

/** How many days a similar concert is before or after the event at most. */
const nearDays = 90
const dayLength = 24 * 60 * 60_000

/** Whether visitors of the event's page need another concert. */
export function needsAlternatives(
  { status, previous_date, date_start }: Pick<EventDetail, 'status' | 'previous_date' | 'date_start'>,
  now: Date,
): boolean {
  const isOff = status === 'cancelled' || (status === 'postponed' && previous_date === null)
  return (isOff || status === 'sold_out') && date_start > now.toISOString()
}

/** Coming events on sale with the same programme: of the same run, or with the same works in the same order. */
export function isOtherEvening({ db, now }: Scope, event: Known): SQL | undefined {
  return and(ne(events.id, event.id), gt(events.dateStart, now), isOnOffer(), hasSameProgramme({ db }, event))
}

/** The ids of similar events, of several evenings with one title only the first. */
export function selectSimilar(scope: Scope, event: Known, visible: SQL | undefined) {
  return scope.db
    .selectDistinctOn([events.title], { id: events.id })
    .from(events)
    .where(and(visible, isSimilar(scope, event)))
    .orderBy(events.title, asc(events.dateStart), asc(events.id))
}

/** Coming events on sale near the event, of its series or one of its genres, or with one of its composers. */
function isSimilar({ db, now }: Scope, event: Known): SQL | undefined {
  const start = new Date(event.date_start).getTime()
  return and(
    ne(events.id, event.id),
    gt(events.dateStart, now),
    between(events.dateStart, new Date(start - nearDays * dayLength), new Date(start + nearDays * dayLength)),
    isOnOffer(),
    or(...likenesses({ db }, event)) ?? sql`false`,
    not(hasSameProgramme({ db }, event) ?? sql`false`),
  )
}

/** The number of respects in which an event is similar, for the order: the most similar first, then the nearest. */
export function similarityOrder({ db }: Pick<Scope, 'db'>, event: Known): SQL[] {
  const counted = likenesses({ db }, event).map((likeness) => sql`coalesce((${likeness})::int, 0)`)
  return [
    sql`${sql.join([sql`0::int`, ...counted], sql` + `)} DESC`,
    sql`abs(extract(epoch FROM ${events.dateStart} - ${event.date_start}::timestamptz))`,
    sql`${events.id}`,
  ]
}

function hasSameProgramme({ db }: Pick<Scope, 'db'>, event: Known): SQL | undefined {
  const workIds = event.programme.flatMap(({ work }) => (work ? [work.id] : []))
  const [first] = workIds
  const run = sql`coalesce(${events.runId} = (SELECT run_id FROM events AS own WHERE own.id = ${event.id}), false)`
  if (first === undefined) return run
  // The first work is looked up by an index; only events with it are compared.
  const hasFirst = exists(
    db
      .select({ one: sql`1` })
      .from(performances)
      .where(and(eq(performances.eventId, events.id), eq(performances.workId, first))),
  )
  const played = sql`ARRAY(SELECT p.work_id FROM performances AS p
    WHERE p.event_id = ${events.id} AND p.work_id IS NOT NULL ORDER BY p.position)`
  return or(run, and(hasFirst, sql`${played} = ${`{${workIds.join(',')}}`}::int[]`))
}

function likenesses({ db }: Pick<Scope, 'db'>, { series, genres, programme }: Known): SQL[] {
  const genreIds = genres.map(({ id }) => id)
  const composerIds = programme.flatMap(({ work }) => (work?.composer ? [work.composer.id] : []))
  const one = { one: sql`1` }
  return [
    series && eq(events.seriesId, series.id),
    genreIds.length > 0 &&
      exists(
        db
          .select(one)
          .from(eventGenres)
          .where(and(eq(eventGenres.eventId, events.id), inArray(eventGenres.genreId, genreIds))),
      ),
    composerIds.length > 0 &&
      exists(
        db
          .select(one)
          .from(performances)
          .innerJoin(works, eq(works.id, performances.workId))
          .where(and(eq(performances.eventId, events.id), inArray(works.composerId, composerIds))),
      ),
  ].filter((likeness) => likeness !== false && likeness !== null)
}
