import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ListedCustomerTag, ListedRoom, ListedSeason, ListedSeries } from '#contracts/listed-records.ts'
import { customerTags, rooms, seasons, series, venues } from '#db/schema/index.ts'
import { addCacheTags } from '../cache-tags.ts'
import { listIdentifiersOf } from '../identifiers/index.server.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import type { Scope } from '../scope.ts'
import { hasPresale, isRoomInUse, isSeasonInUse, isSeriesInUse } from '../shown-records.server.ts'

/** Which records of a list are asked for: all of them, or those with some numbers. */
type Asked = Paging & { ids?: number[] | undefined }

const usualSize = 10

/** The halls in which there are events that the viewer may see. */
export async function listRooms(scope: Scope, asked: Asked): Promise<ListPage<ListedRoom>> {
  addCacheTags(scope, ['record', 'event'])
  const { db } = scope
  const where = and(isRoomInUse(scope), isAsked(rooms.id, asked))
  const { page, pageSize, offset } = placeOf(asked)
  const rows = await db
    .select({ room: rooms, venue: venues })
    .from(rooms)
    .innerJoin(venues, eq(venues.id, rooms.venueId))
    .where(where)
    .orderBy(asc(rooms.position), asc(rooms.id))
    .limit(pageSize)
    .offset(offset)
  const known = await listIdentifiersOf(
    scope,
    'roomId',
    rows.map(({ room }) => room.id),
  )
  const items = rows.map(({ room: { id, name, seats }, venue }) => ({
    id,
    name,
    seats,
    venue: { id: venue.id, name: venue.name, address: venue.address },
    identifiers: known(id),
  }))
  return listPage(items, await db.$count(rooms, where), page, pageSize)
}

/** The series with events that the viewer may see. */
export async function listSeries(scope: Scope, asked: Asked): Promise<ListPage<ListedSeries>> {
  addCacheTags(scope, ['record', 'event'])
  const { db } = scope
  const where = and(isSeriesInUse(scope), isAsked(series.id, asked))
  const { page, pageSize, offset } = placeOf(asked)
  const items = await db
    .select({ id: series.id, name: series.name, description: series.description })
    .from(series)
    .where(where)
    .orderBy(asc(series.position), asc(series.id))
    .limit(pageSize)
    .offset(offset)
  return listPage(items, await db.$count(series, where), page, pageSize)
}

/** The seasons with events that the viewer may see, the latest first. */
export async function listSeasons(scope: Scope, asked: Asked): Promise<ListPage<ListedSeason>> {
  addCacheTags(scope, ['record', 'event'])
  const { db } = scope
  const where = and(isSeasonInUse(scope), isAsked(seasons.id, asked))
  const { page, pageSize, offset } = placeOf(asked)
  const items = await db
    .select({ id: seasons.id, name: seasons.name })
    .from(seasons)
    .where(where)
    .orderBy(desc(seasons.name), desc(seasons.id))
    .limit(pageSize)
    .offset(offset)
  return listPage(items, await db.$count(seasons, where), page, pageSize)
}

/** The groups of customers with an advance sale of events that the viewer may see. */
export async function listCustomerTags(scope: Scope, asked: Asked): Promise<ListPage<ListedCustomerTag>> {
  addCacheTags(scope, ['record', 'event'])
  const { db } = scope
  const where = and(hasPresale(scope), isAsked(customerTags.id, asked))
  const { page, pageSize, offset } = placeOf(asked)
  const rows = await db
    .select()
    .from(customerTags)
    .where(where)
    .orderBy(asc(customerTags.id))
    .limit(pageSize)
    .offset(offset)
  const items = rows.map(({ id, name, category, showInCalendar }) => ({
    id,
    name,
    category,
    show_in_calendar: showInCalendar ? ('True' as const) : ('False' as const),
  }))
  return listPage(items, await db.$count(customerTags, where), page, pageSize)
}

function isAsked(id: PgColumn, { ids }: Asked): SQL | undefined {
  return ids?.length ? inArray(id, ids) : undefined
}

function placeOf({ page = 1, pageSize = usualSize }: Asked) {
  return { page, pageSize, offset: (page - 1) * pageSize }
}
