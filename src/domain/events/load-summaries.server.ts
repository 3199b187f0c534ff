import { asc, eq, sql, type SQL } from 'drizzle-orm'
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
import type { Scope } from '../scope.ts'
import { presentEvent, type EventParts } from './present.ts'

/** The events with these ids, complete with programme and cast, in the order of the ids. */
export async function loadEventSummaries(scope: Scope, ids: number[]): Promise<EventSummary[]> {
  const parts = await loadEventParts(scope, ids)
  return parts.map((part) => presentEvent(part, scope.now))
}

/** Everything that belongs to the events: five queries, however many events. */
export async function loadEventParts({ db }: Scope, ids: number[]): Promise<EventParts[]> {
  if (ids.length === 0) return []
  const statements = statementsOf(db)
  const rows = await statements.events.execute({ ids })
  const genreRows = await statements.genres.execute({ ids })
  const tagRows = await statements.tags.execute({ ids })
  const performanceRows = await statements.performances.execute({ ids })
  const castRows = await statements.cast.execute({ ids })

  const byId = new Map<number, EventParts>(
    rows.map((row) => [row.event.id, { ...row, genres: [], tags: [], performances: [], cast: [] }]),
  )
  for (const { eventId, genre } of genreRows) byId.get(eventId)?.genres.push(genre)
  for (const { eventId, ...tag } of tagRows) byId.get(eventId)?.tags.push(tag)
  for (const row of performanceRows) byId.get(row.performance.eventId)?.performances.push(row)
  for (const row of castRows) byId.get(row.member.eventId)?.cast.push(row)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const prepared = new WeakMap<object, ReturnType<typeof prepareStatements>>()

/** The five queries, built once per handle: building them took longer than running them. */
function statementsOf(db: Scope['db']): ReturnType<typeof prepareStatements> {
  const known = prepared.get(db) ?? prepareStatements(db)
  prepared.set(db, known)
  return known
}

function prepareStatements(db: Scope['db']) {
  return {
    events: db
      .select({ event: events, room: rooms, venue: venues, series, season: seasons, image: media })
      .from(events)
      .leftJoin(rooms, eq(rooms.id, events.roomId))
      .leftJoin(venues, eq(venues.id, rooms.venueId))
      .leftJoin(series, eq(series.id, events.seriesId))
      .leftJoin(seasons, eq(seasons.id, events.seasonId))
      .leftJoin(media, eq(media.id, events.imageId))
      .where(isAmongIds(events.id))
      .prepare('event_parts_events'),
    genres: db
      .select({ eventId: eventGenres.eventId, genre: genres })
      .from(eventGenres)
      .innerJoin(genres, eq(genres.id, eventGenres.genreId))
      .where(isAmongIds(eventGenres.eventId))
      .orderBy(asc(eventGenres.position))
      .prepare('event_parts_genres'),
    tags: db
      .select({
        eventId: eventCustomerTags.eventId,
        presaleDate: eventCustomerTags.presaleDate,
        tag: customerTags,
      })
      .from(eventCustomerTags)
      .innerJoin(customerTags, eq(customerTags.id, eventCustomerTags.tagId))
      .where(isAmongIds(eventCustomerTags.eventId))
      .orderBy(asc(eventCustomerTags.presaleDate), asc(customerTags.id))
      .prepare('event_parts_tags'),
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
}

function isAmongIds(column: PgColumn): SQL {
  return sql`${column} = ANY(${sql.placeholder('ids')}::int[])`
}

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
