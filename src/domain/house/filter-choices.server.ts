import { and, asc, eq, gte, inArray, type SQL } from 'drizzle-orm'
import { eventGenres, events, genres, rooms, series } from '#db/schema/index.ts'
import { hallDay, startOfHallDay } from '#i18n/dates.ts'
import type { Localized } from '#i18n/languages.ts'
import { remember } from '../remember.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { defineQuery, type Given, type QueryScope } from '../define-query.server.ts'
import { visibleTo } from '../visibility.server.ts'

type Choice = { id: number; name: Localized }
export type FilterChoices = { genres: Choice[]; rooms: Choice[]; series: Choice[] }

/**
 * The values that the programme can be filtered by: those with an event from today on, because the archive has a
 * thousand halls.
 */
export function listFilterChoices(scope: Scope): Promise<FilterChoices> {
  return remember(scope, 'filter choices', loadFilterChoices)
}

async function loadFilterChoices(scope: Scope): Promise<FilterChoices> {
  addCacheTags(scope, ['record', 'event'])
  const from = startOfHallDay(hallDay(scope.now))
  const [genreRows, roomRows, seriesRows] = await Promise.all([
    selectGenres(scope, { from }),
    selectRooms(scope, { from }),
    selectSeries(scope, { from }),
  ])
  return { genres: genreRows, rooms: roomRows, series: seriesRows }
}

type Coming = Given<{ from: Date }>

function isComing(scope: QueryScope, { from }: Coming): SQL | undefined {
  return and(gte(events.dateStart, from), visibleTo(scope, events))
}

const selectGenres = defineQuery((scope, given: Coming) =>
  scope.db
    .select({ id: genres.id, name: genres.name })
    .from(genres)
    .where(
      inArray(
        genres.id,
        scope.db
          .select({ id: eventGenres.genreId })
          .from(eventGenres)
          .innerJoin(events, eq(events.id, eventGenres.eventId))
          .where(isComing(scope, given)),
      ),
    )
    .orderBy(asc(genres.position)),
)

const selectRooms = defineQuery((scope, given: Coming) =>
  scope.db
    .select({ id: rooms.id, name: rooms.name })
    .from(rooms)
    .where(
      inArray(rooms.id, scope.db.select({ id: events.roomId }).from(events).where(isComing(scope, given))),
    )
    .orderBy(asc(rooms.position)),
)

const selectSeries = defineQuery((scope, given: Coming) =>
  scope.db
    .select({ id: series.id, name: series.name })
    .from(series)
    .where(
      inArray(series.id, scope.db.select({ id: events.seriesId }).from(events).where(isComing(scope, given))),
    )
    .orderBy(asc(series.position)),
)
