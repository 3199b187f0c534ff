import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { eventGenres, events, genres, rooms, series } from '#db/schema/index.ts'
import { hallDay, startOfHallDay } from '#i18n/dates.ts'
import type { Localized } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { visibleTo } from '../visibility.server.ts'

type Choice = { id: number; name: Localized }
export type FilterChoices = { genres: Choice[]; rooms: Choice[]; series: Choice[] }

/**
 * The values that the programme can be filtered by: those with an event from today on, because the archive has a
 * thousand halls.
 */
export async function listFilterChoices(scope: Scope): Promise<FilterChoices> {
  addCacheTags(scope, ['record', 'event'])
  const { db, now } = scope
  const isComing = and(gte(events.dateStart, startOfHallDay(hallDay(now))), visibleTo(scope, events))
  const [genreRows, roomRows, seriesRows] = await Promise.all([
    db
      .select({ id: genres.id, name: genres.name })
      .from(genres)
      .where(
        inArray(
          genres.id,
          db
            .select({ id: eventGenres.genreId })
            .from(eventGenres)
            .innerJoin(events, eq(events.id, eventGenres.eventId))
            .where(isComing),
        ),
      )
      .orderBy(asc(genres.position)),
    db
      .select({ id: rooms.id, name: rooms.name })
      .from(rooms)
      .where(inArray(rooms.id, db.select({ id: events.roomId }).from(events).where(isComing)))
      .orderBy(asc(rooms.position)),
    db
      .select({ id: series.id, name: series.name })
      .from(series)
      .where(inArray(series.id, db.select({ id: events.seriesId }).from(events).where(isComing)))
      .orderBy(asc(series.position)),
  ])
  return { genres: genreRows, rooms: roomRows, series: seriesRows }
}
