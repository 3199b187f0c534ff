import { and, asc, eq, exists, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import {
  artists,
  castMembers,
  eventGenres,
  events,
  genres,
  identifiers,
  performances,
  recordSources,
  rooms,
  seasons,
  series,
  venues,
  works,
} from '#db/schema/index.ts'
import { hallDay } from '#i18n/dates.ts'
import { dateBeside } from '#i18n/uncertain-dates.ts'
import { isAmong } from '../define-query.server.ts'
import { visitor, type Scope } from '../scope.ts'
import type { DumpIdentifier, DumpLine, DumpSource } from './dump-line.ts'
import { paragraphsOf } from './rich-text.ts'
import type { HouseKey } from './references.server.ts'
import { isListed, isPlayed, isSeen, someEvent } from '../shown-records.server.ts'

/** How many records are read at once. */
const pageSize = 1000

type Row = typeof events.$inferSelect

/** A line with the number of its record, and those of the performances of an event, in their order. */
export type DumpEntry = { id: number; line: DumpLine; items: number[] }

/** The persons and works that visitors may see: what lines call them, by their numbers. */
type References = { people: Map<number, string>; works: Map<number, string> }

/**
 * All that visitors may see of the archive, in batches of one kind: records in the order of their numbers, then events in
 * that of their beginnings. The same data gives the same lines, and an import of them gives the same order.
 */
export async function* listLines(asked: Scope, key: HouseKey): AsyncGenerator<DumpEntry[]> {
  const scope: Scope = { ...asked, viewer: visitor, preview: null }
  const known: References = { people: new Map(), works: new Map() }
  yield await listGenres(scope)
  yield await listSeries(scope)
  yield await listRooms(scope)
  yield* listPeople(scope, key, known)
  yield* listWorks(scope, key, known)
  yield* listEvents(scope, key, known)
}

function entry(id: number, line: DumpLine, items: number[] = []): DumpEntry {
  return { id, line, items }
}

async function listGenres(scope: Scope): Promise<DumpEntry[]> {
  const { db } = scope
  const rows = await db
    .select()
    .from(genres)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(eventGenres)
          .innerJoin(events, eq(events.id, eventGenres.eventId))
          .where(and(eq(eventGenres.genreId, genres.id), isListed(scope))),
      ),
    )
    .orderBy(asc(genres.id))
  return rows.map(({ id, key, name, ground }) =>
    entry(id, { type: 'genre', id: key, name: pair(name), ground }),
  )
}

async function listSeries(scope: Scope): Promise<DumpEntry[]> {
  const { db } = scope
  const rows = await db
    .select()
    .from(series)
    .where(exists(someEvent(scope, events.seriesId, series.id)))
    .orderBy(asc(series.id))
  return rows.map(({ id, key, name, description }) =>
    entry(id, {
      type: 'series',
      id: key,
      name: pair(name),
      texts: { description: pairOrNull(description) },
    }),
  )
}

async function listRooms(scope: Scope): Promise<DumpEntry[]> {
  const { db } = scope
  const rows = await db
    .select({ room: rooms, venue: venues })
    .from(rooms)
    .innerJoin(venues, eq(venues.id, rooms.venueId))
    .where(exists(someEvent(scope, events.roomId, rooms.id)))
    .orderBy(asc(rooms.id))
  const known = await findIdentifiers(
    scope,
    'roomId',
    rows.map(({ room }) => room.id),
  )
  return rows.map(({ room, venue }) =>
    entry(room.id, {
      type: 'room',
      id: room.key,
      name: pair(room.name),
      venue: { name: pair(venue.name), address: venue.address },
      seats: room.seats,
      access: pairOrNull(room.access),
      identifiers: known(room.id),
    }),
  )
}

async function* listPeople(scope: Scope, key: HouseKey, references: References): AsyncGenerator<DumpEntry[]> {
  const { db } = scope
  for (let last = 0; ;) {
    const rows = await db
      .select()
      .from(artists)
      .where(and(gt(artists.id, last), isSeen(scope)))
      .orderBy(asc(artists.id))
      .limit(pageSize)
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    const known = await findIdentifiers(
      scope,
      'artistId',
      rows.map(({ id }) => id),
    )
    const sourcesOf = await findSources(
      scope,
      'artistId',
      rows.map(({ id }) => id),
    )
    for (const row of rows) references.people.set(row.id, key.personOrWork(row))
    yield rows.map((row) =>
      entry(row.id, {
        type: 'person',
        id: key.personOrWork(row),
        kind: row.kind,
        name: row.name,
        name_english: row.nameEnglish,
        sort_name: row.sortName,
        other_names: row.otherNames,
        born: row.bornYear,
        died: row.diedYear,
        dates_uncertain: row.areDatesUncertain,
        born_date: dateBeside(row.born, row.bornYear, { isUncertain: row.areDatesUncertain }),
        died_date: dateBeside(row.died, row.diedYear, { isUncertain: row.areDatesUncertain }),
        identifiers: known(row.id),
        sources: sourcesOf(row.id),
        texts: { biography: paragraphsOf(row.biography) },
      }),
    )
  }
}

async function* listWorks(scope: Scope, key: HouseKey, references: References): AsyncGenerator<DumpEntry[]> {
  for (let last = 0; ;) {
    const rows = await scope.db
      .select()
      .from(works)
      .where(and(gt(works.id, last), isPlayed(scope)))
      .orderBy(asc(works.id))
      .limit(pageSize)
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    const known = await findIdentifiers(
      scope,
      'workId',
      rows.map(({ id }) => id),
    )
    const sourcesOf = await findSources(
      scope,
      'workId',
      rows.map(({ id }) => id),
    )
    for (const row of rows) references.works.set(row.id, key.personOrWork(row))
    yield rows.map((row) =>
      entry(row.id, {
        type: 'work',
        id: key.personOrWork(row),
        composer: references.people.get(row.composerId ?? 0) ?? null,
        title: pair(row.title),
        title_language: row.titleLanguage,
        other_titles: row.otherTitles,
        catalogue_number: row.catalogueNumber,
        year: row.yearComposed,
        composed_date: dateBeside(row.composed, row.yearComposed),
        minutes: row.minutes,
        key: pairOrNull(row.keySignature),
        instrumentation: pairOrNull(row.instrumentation),
        movements: row.movements.map(pair),
        identifiers: known(row.id),
        sources: sourcesOf(row.id),
      }),
    )
  }
}

/** Pages are told apart by beginning and number, for which there is an index. */
async function* listEvents(scope: Scope, key: HouseKey, references: References): AsyncGenerator<DumpEntry[]> {
  const { db } = scope
  // One after the other: a snapshot has a single connection.
  const roomKeys = await keysOf(db.select({ id: rooms.id, key: rooms.key }).from(rooms))
  const seriesKeys = await keysOf(db.select({ id: series.id, key: series.key }).from(series))
  const seasonNames = await keysOf(db.select({ id: seasons.id, key: seasons.name }).from(seasons))
  const genreKeys = await keysOf(db.select({ id: genres.id, key: genres.key }).from(genres))
  const keyIn = (keys: Map<number, string>, id: number | null) =>
    id === null ? null : (keys.get(id) ?? null)
  let last: Pick<Row, 'dateStart' | 'id'> | null = null
  for (;;) {
    const rows: Row[] = await db
      .select()
      .from(events)
      .where(
        and(
          isListed(scope),
          last
            ? sql`(${events.dateStart}, ${events.id}) > (${last.dateStart.toISOString()}::timestamptz, ${last.id}::int)`
            : undefined,
        ),
      )
      .orderBy(asc(events.dateStart), asc(events.id))
      .limit(pageSize)
    if (rows.length === 0) return
    last = rows.at(-1) ?? last
    const parts = await findParts(
      scope,
      rows.map(({ id }) => id),
    )
    const memberOf = (member: typeof castMembers.$inferSelect) => ({
      person: references.people.get(member.artistId) ?? '',
      role: pairOrNull(member.role),
      note: pairOrNull(member.note),
      replaces: member.replaces,
      replaces_person: references.people.get(member.replacesId ?? 0) ?? null,
    })
    yield rows.map((row) =>
      entry(
        row.id,
        {
          type: 'event',
          id: key.event(row),
          date: hallDay(row.dateStart.toISOString()),
          start: row.dateStart.toISOString(),
          is_time_known: row.isTimeKnown,
          uncertain_date: row.uncertainDate,
          end: instantOf(row.dateEnd),
          title: pair(row.title),
          subtitle: pairOrNull(row.subtitle),
          slug: pair(row.slug),
          status: row.status,
          previous_date: instantOf(row.previousDate),
          interval_minutes: row.intervalMinutes,
          doors_open: instantOf(row.doorsOpen),
          price_min: row.priceMin,
          price_max: row.priceMax,
          currency: row.currency,
          price_categories: row.priceCategories.map(({ name, amount, reduced }) => ({
            name: pair(name),
            amount,
            reduced,
          })),
          sale_from: instantOf(row.ticketSaleFrom),
          tickets: row.ticketUrlExternal,
          is_own_production: row.isOwnProduction,
          promoter: { name: row.promoterName, url: row.promoterUrl },
          room: keyIn(roomKeys, row.roomId),
          season: keyIn(seasonNames, row.seasonId),
          series: keyIn(seriesKeys, row.seriesId),
          genres: parts.genres(row.id).flatMap((id) => keyIn(genreKeys, id) ?? []),
          access: Object.fromEntries(Object.entries(row.access).toSorted(byName)),
          age_from: row.ageFrom,
          changes: row.publicChanges.map(({ kind, at, note }) => ({ kind, at, note: pairOrNull(note) })),
          programme: parts.programme(row.id).map((item) => ({
            kind: item.kind,
            work: references.works.get(item.workId ?? 0) ?? null,
            title: pairOrNull(item.title),
            arrangement: pairOrNull(item.arrangement),
            premiere: item.premiere,
            minutes: item.minutes,
            note: pairOrNull(item.note),
            cast: parts.castOfItem(item.id).map(memberOf),
          })),
          cast: parts.castOfEvent(row.id).map(memberOf),
          texts: { teaser: pairOrNull(row.teaser), description: paragraphsOf(row.description) },
        },
        parts.programme(row.id).map(({ id }) => id),
      ),
    )
  }
}

async function findParts({ db }: Scope, ids: number[]) {
  const genreRows = await db
    .select()
    .from(eventGenres)
    .where(isAmong(eventGenres.eventId, sql.param(ids)))
    .orderBy(asc(eventGenres.eventId), asc(eventGenres.position), asc(eventGenres.genreId))
  const items = await db
    .select()
    .from(performances)
    .where(isAmong(performances.eventId, sql.param(ids)))
    .orderBy(asc(performances.eventId), asc(performances.position))
  const members = await db
    .select()
    .from(castMembers)
    .where(isAmong(castMembers.eventId, sql.param(ids)))
    .orderBy(asc(castMembers.position), asc(castMembers.id))
  const genresOf = Map.groupBy(genreRows, ({ eventId }) => eventId)
  const itemsOf = Map.groupBy(items, ({ eventId }) => eventId)
  const ofEvents = Map.groupBy(
    members.filter(({ performanceId }) => performanceId === null),
    ({ eventId }) => eventId,
  )
  const ofItems = Map.groupBy(members, ({ performanceId }) => performanceId)
  return {
    genres: (id: number) => (genresOf.get(id) ?? []).map(({ genreId }) => genreId),
    programme: (id: number) => itemsOf.get(id) ?? [],
    castOfEvent: (id: number) => ofEvents.get(id) ?? [],
    castOfItem: (id: number) => ofItems.get(id) ?? [],
  }
}

type Owner = 'artistId' | 'workId' | 'roomId'

async function findIdentifiers({ db }: Scope, owner: Owner, ids: number[]) {
  const rows = await db
    .select()
    .from(identifiers)
    .where(inArray(identifiers[owner], ids))
    .orderBy(asc(identifiers.position), asc(identifiers.id))
  const known = Map.groupBy(rows, (row) => row[owner])
  return (id: number): DumpIdentifier[] =>
    (known.get(id) ?? []).map(({ scheme, value, source, checkedAt }) => ({
      scheme,
      value,
      source,
      checked_at: instantOf(checkedAt),
    }))
}

/** Only of those who may be named. */
async function findSources({ db }: Scope, owner: 'artistId' | 'workId', ids: number[]) {
  const rows = await db
    .select()
    .from(recordSources)
    .where(and(inArray(recordSources[owner], ids), isNotNull(recordSources.name)))
    .orderBy(asc(recordSources.position), asc(recordSources.id))
  const known = Map.groupBy(rows, (row) => row[owner])
  return (id: number): DumpSource[] =>
    (known.get(id) ?? []).flatMap(({ name, at, about }) =>
      name === null ? [] : [{ name, at: at.toISOString(), about }],
    )
}

async function keysOf(rows: PromiseLike<{ id: number; key: string }[]>): Promise<Map<number, string>> {
  return new Map((await rows).map(({ id, key }) => [id, key]))
}

function instantOf(at: Date | null): string | null {
  return at === null ? null : at.toISOString()
}

/** JSON of the database has no order of keys that could be relied on. */
function pair({ de, en }: { de: string; en: string }) {
  return { de, en }
}

function pairOrNull(text: { de: string; en: string } | null) {
  return text && pair(text)
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}
