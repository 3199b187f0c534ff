import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { EventSummary } from '#contracts/events.ts'
import {
  artists,
  castMembers,
  customerTags,
  eventCustomerTags,
  eventGenres,
  events,
  genres,
  media,
  performances,
  rooms,
  seasons,
  series,
  venues,
  works,
} from '#db/schema/index.ts'
import { preparedOnce } from '../prepared.server.ts'
import { canSeeUnpublished, visitor, type Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import { presentEvent, type EventParts } from './present.ts'

/** The events with these ids, complete with programme and cast, in the order of the ids. */
export async function loadEventSummaries(scope: Scope, ids: number[]): Promise<EventSummary[]> {
  const parts = await loadEventParts(scope, ids)
  return parts.map((part) => presentEvent(part, scope.now))
}

/**
 * Everything that belongs to the events: three queries, however many events. Of ids that may be anybody's the `visible`
 * are those that the viewer may see.
 */
export async function loadEventParts(
  { db, now, viewer }: Scope,
  ids: number[],
  which: 'all' | 'visible' = 'all',
): Promise<EventParts[]> {
  if (ids.length === 0) return []
  const statements = statementsOf(db)
  const isLimited = which === 'visible' && !canSeeUnpublished(viewer)
  const rows = await (isLimited
    ? statements.visibleEvents.execute({ ids, now })
    : statements.events.execute({ ids }))
  if (rows.length === 0) return []
  const found = { ids: rows.map(({ event }) => event.id) }
  const performanceRows = await statements.performances.execute(found)
  const castRows = await statements.cast.execute(found)

  const byId = new Map<number, EventParts>(
    rows.map(({ tags, ...row }) => [
      row.event.id,
      { ...row, tags: tags.map(readTag), performances: [], cast: [] },
    ]),
  )
  for (const row of performanceRows) byId.get(row.performance.eventId)?.performances.push(row)
  for (const row of castRows) byId.get(row.member.eventId)?.cast.push(row)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** JSON has no dates. */
function readTag({ presaleDate, ...tag }: StoredTag): EventParts['tags'][number] {
  return { ...tag, presaleDate: new Date(presaleDate) }
}

function isAmongIds(column: PgColumn): SQL {
  return sql`${column} = ANY(${sql.placeholder('ids')}::int[])`
}

const genresOfEvent = sql<EventParts['genres']>`(
  SELECT coalesce(json_agg(json_build_object('id', ${genres.id}, 'name', ${genres.name}, 'ground', ${genres.ground})
    ORDER BY ${eventGenres.position}), '[]')
  FROM ${eventGenres} JOIN ${genres} ON ${genres.id} = ${eventGenres.genreId}
  WHERE ${eventGenres.eventId} = ${events.id})`

type StoredTag = Omit<EventParts['tags'][number], 'presaleDate'> & { presaleDate: string }

const tagsOfEvent = sql<StoredTag[]>`(
  SELECT coalesce(json_agg(json_build_object('category', ${customerTags.category}, 'name', ${customerTags.name},
    'showInCalendar', ${customerTags.showInCalendar}, 'presaleDate', ${eventCustomerTags.presaleDate})
    ORDER BY ${eventCustomerTags.presaleDate}, ${customerTags.id}), '[]')
  FROM ${eventCustomerTags} JOIN ${customerTags} ON ${customerTags.id} = ${eventCustomerTags.tagId}
  WHERE ${eventCustomerTags.eventId} = ${events.id})`

const artistColumns = {
  id: artists.id,
  kind: artists.kind,
  name: artists.name,
  nameEnglish: artists.nameEnglish,
}

const composerColumns = {
  id: artists.id,
  name: artists.name,
  nameEnglish: artists.nameEnglish,
  sortName: artists.sortName,
  bornYear: artists.bornYear,
  diedYear: artists.diedYear,
  areDatesUncertain: artists.areDatesUncertain,
}

const workColumns = {
  id: works.id,
  title: works.title,
  catalogueNumber: works.catalogueNumber,
  keySignature: works.keySignature,
  yearComposed: works.yearComposed,
  movements: works.movements,
}

const statementsOf = preparedOnce((db) => {
  const selectEvents = () =>
    db
      .select({
        event: events,
        room: rooms,
        venue: venues,
        series,
        season: seasons,
        image: media,
        genres: genresOfEvent,
        tags: tagsOfEvent,
      })
      .from(events)
      .leftJoin(rooms, eq(rooms.id, events.roomId))
      .leftJoin(venues, eq(venues.id, rooms.venueId))
      .leftJoin(series, eq(series.id, events.seriesId))
      .leftJoin(seasons, eq(seasons.id, events.seasonId))
      .leftJoin(media, eq(media.id, events.imageId))
  return {
    events: selectEvents().where(isAmongIds(events.id)).prepare('event_parts_events'),
    visibleEvents: selectEvents()
      .where(and(isAmongIds(events.id), visibleTo({ viewer: visitor, now: sql.placeholder('now') }, events)))
      .prepare('event_parts_visible_events'),
    performances: db
      .select({ performance: performances, work: workColumns, composer: composerColumns })
      .from(performances)
      .leftJoin(works, eq(works.id, performances.workId))
      .leftJoin(artists, eq(artists.id, works.composerId))
      .where(isAmongIds(performances.eventId))
      .orderBy(asc(performances.eventId), asc(performances.position))
      .prepare('event_parts_performances'),
    cast: db
      .select({ member: castMembers, artist: artistColumns })
      .from(castMembers)
      .innerJoin(artists, eq(artists.id, castMembers.artistId))
      .where(isAmongIds(castMembers.eventId))
      .orderBy(asc(castMembers.eventId), asc(castMembers.position))
      .prepare('event_parts_cast'),
  }
})
