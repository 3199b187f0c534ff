import { asc, eq, inArray } from 'drizzle-orm'
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
  const rows = await db
    .select({ event: events, room: rooms, venue: venues, series, season: seasons, image: media })
    .from(events)
    .leftJoin(rooms, eq(rooms.id, events.roomId))
    .leftJoin(venues, eq(venues.id, rooms.venueId))
    .leftJoin(series, eq(series.id, events.seriesId))
    .leftJoin(seasons, eq(seasons.id, events.seasonId))
    .leftJoin(media, eq(media.id, events.imageId))
    .where(inArray(events.id, ids))
  const genreRows = await db
    .select({ eventId: eventGenres.eventId, genre: genres })
    .from(eventGenres)
    .innerJoin(genres, eq(genres.id, eventGenres.genreId))
    .where(inArray(eventGenres.eventId, ids))
    .orderBy(asc(eventGenres.position))
  const tagRows = await db
    .select({
      eventId: eventCustomerTags.eventId,
      presaleDate: eventCustomerTags.presaleDate,
      tag: customerTags,
    })
    .from(eventCustomerTags)
    .innerJoin(customerTags, eq(customerTags.id, eventCustomerTags.tagId))
    .where(inArray(eventCustomerTags.eventId, ids))
    .orderBy(asc(eventCustomerTags.presaleDate), asc(customerTags.id))
  const performanceRows = await db
    .select({
      performance: performances,
      work: {
        id: works.id,
        title: works.title,
        catalogueNumber: works.catalogueNumber,
        keySignature: works.keySignature,
        yearComposed: works.yearComposed,
        movements: works.movements,
      },
      composer: {
        id: artists.id,
        name: artists.name,
        nameEnglish: artists.nameEnglish,
        sortName: artists.sortName,
        bornYear: artists.bornYear,
        diedYear: artists.diedYear,
        areDatesUncertain: artists.areDatesUncertain,
      },
    })
    .from(performances)
    .leftJoin(works, eq(works.id, performances.workId))
    .leftJoin(artists, eq(artists.id, works.composerId))
    .where(inArray(performances.eventId, ids))
    .orderBy(asc(performances.eventId), asc(performances.position))
  const castRows = await db
    .select({
      member: castMembers,
      artist: { id: artists.id, kind: artists.kind, name: artists.name, nameEnglish: artists.nameEnglish },
    })
    .from(castMembers)
    .innerJoin(artists, eq(artists.id, castMembers.artistId))
    .where(inArray(castMembers.eventId, ids))
    .orderBy(asc(castMembers.eventId), asc(castMembers.position))

  const byId = new Map<number, EventParts>(
    rows.map((row) => [row.event.id, { ...row, genres: [], tags: [], performances: [], cast: [] }]),
  )
  for (const { eventId, genre } of genreRows) byId.get(eventId)?.genres.push(genre)
  for (const { eventId, ...tag } of tagRows) byId.get(eventId)?.tags.push(tag)
  for (const row of performanceRows) byId.get(row.performance.eventId)?.performances.push(row)
  for (const row of castRows) byId.get(row.member.eventId)?.cast.push(row)
  return ids.flatMap((id) => byId.get(id) ?? [])
}
