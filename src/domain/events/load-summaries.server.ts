import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
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
  recordSources,
  rooms,
  seasons,
  series,
  venues,
  works,
} from '#db/schema/index.ts'
import { shownPicture } from '../pictures.ts'
import { defineQuery, isAmong, type Given, type QueryScope } from '../define-query.server.ts'
import type { Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import { presentEvent, type EventParts, type SummaryParts } from './present.ts'

/**
 * The events with these ids, complete with programme and cast, in the order of the ids. For unchecked ids, pass in
 * `visible` which of them the viewer may see.
 */
export async function loadEventSummaries(
  scope: Scope,
  ids: number[],
  which: 'all' | 'visible' = 'all',
): Promise<EventSummary[]> {
  if (ids.length === 0) return []
  const rows = selectSummaries(scope, { ids, isLimited: which === 'visible' })
  return inOrder(await addParts(scope, ids, rows), ids).map((part) => presentEvent(part, scope.now))
}

/** The same with everything that the page of an event shows. */
export async function loadEventParts(
  scope: Scope,
  ids: number[],
  which: 'all' | 'visible' = 'all',
): Promise<EventParts[]> {
  if (ids.length === 0) return []
  const rows = selectDetails(scope, { ids, isLimited: which === 'visible' })
  return inOrder(await addParts(scope, ids, rows), ids)
}

type Added = 'performances' | 'cast'
type StoredParts = Omit<SummaryParts, 'tags' | Added> & { tags: StoredTag[] }

/** Three queries at once, however many events there are. Of events without a row, the parts are not used. */
async function addParts<Row extends StoredParts>(scope: Scope, ids: number[], loading: Promise<Row[]>) {
  const [rows, performanceRows, castRows] = await Promise.all([
    loading,
    selectPerformances(scope, { ids }),
    selectCast(scope, { ids }),
  ])
  const performancesOf = Map.groupBy(performanceRows, ({ performance }) => performance.eventId)
  const castOf = Map.groupBy(castRows, ({ member }) => member.eventId)
  return rows.map((row) => ({
    ...row,
    image: shownPicture(scope, row.image),
    tags: row.tags.map(readTag),
    performances: performancesOf.get(row.event.id) ?? [],
    cast: castOf.get(row.event.id) ?? [],
  }))
}

function inOrder<Parts extends SummaryParts>(parts: Parts[], ids: number[]): Parts[] {
  const byId = new Map(parts.map((part) => [part.event.id, part]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Converts dates, which JSON does not have. */
function readTag({ presaleDate, ...tag }: StoredTag): SummaryParts['tags'][number] {
  return { ...tag, presaleDate: new Date(presaleDate) }
}

const genresOfEvent = sql<SummaryParts['genres']>`(
  SELECT coalesce(json_agg(json_build_object('id', ${genres.id}, 'name', ${genres.name}, 'ground', ${genres.ground})
    ORDER BY ${eventGenres.position}), '[]')
  FROM ${eventGenres} JOIN ${genres} ON ${genres.id} = ${eventGenres.genreId}
  WHERE ${eventGenres.eventId} = ${events.id})`

type StoredTag = Omit<SummaryParts['tags'][number], 'presaleDate'> & { presaleDate: string }

const tagsOfEvent = sql<StoredTag[]>`(
  SELECT coalesce(json_agg(json_build_object('category', ${customerTags.category}, 'name', ${customerTags.name},
    'showInCalendar', ${customerTags.showInCalendar}, 'presaleDate', ${eventCustomerTags.presaleDate})
    ORDER BY ${eventCustomerTags.presaleDate}, ${customerTags.id}), '[]')
  FROM ${eventCustomerTags} JOIN ${customerTags} ON ${customerTags.id} = ${eventCustomerTags.tagId}
  WHERE ${eventCustomerTags.eventId} = ${events.id})`

type StoredSource = EventParts['sources'][number]

/** Those who may be named. */
const sourcesOfEvent = sql<StoredSource[]>`(
  SELECT coalesce(json_agg(json_build_object('name', ${recordSources.name}, 'at', ${recordSources.at})
    ORDER BY ${recordSources.position}, ${recordSources.id}), '[]')
  FROM ${recordSources} WHERE ${recordSources.eventId} = ${events.id} AND ${recordSources.name} IS NOT NULL)`

const artistColumns = {
  id: artists.id,
  kind: artists.kind,
  name: artists.name,
  nameEnglish: artists.nameEnglish,
  otherNames: artists.otherNames,
}

const replacedArtists = alias(artists, 'replaced_artists')

const composerColumns = {
  id: artists.id,
  name: artists.name,
  nameEnglish: artists.nameEnglish,
  otherNames: artists.otherNames,
  sortName: artists.sortName,
  bornYear: artists.bornYear,
  diedYear: artists.diedYear,
  areDatesUncertain: artists.areDatesUncertain,
}

const workColumns = {
  id: works.id,
  title: works.title,
  titleLanguage: works.titleLanguage,
  otherTitles: works.otherTitles,
  catalogueNumber: works.catalogueNumber,
  keySignature: works.keySignature,
  composed: works.composed,
  yearComposed: works.yearComposed,
  movements: works.movements,
}

const {
  description: _description,
  access: _access,
  promoterName: _promoterName,
  promoterUrl: _promoterUrl,
  promoterContact: _promoterContact,
  internalNote: _internalNote,
  responsible: _responsible,
  isTextReady: _isTextReady,
  isTranslated: _isTranslated,
  isPictureReady: _isPictureReady,
  editedFields: _editedFields,
  ...summaryColumns
} = getTableColumns(events)

const surroundings = {
  room: { id: rooms.id, name: rooms.name, seats: rooms.seats },
  venue: { name: venues.name, address: venues.address },
  series: { id: series.id, name: series.name },
  season: { name: seasons.name },
  image: media,
  genres: genresOfEvent,
  tags: tagsOfEvent,
}

type Wanted = { ids: number[]; isLimited: boolean }

function selectEvents<Columns extends Record<string, PgColumn>, More extends Record<string, SQL>>(
  scope: QueryScope,
  { ids, isLimited }: Given<Wanted>,
  selected: { event: Columns; more: More },
) {
  return scope.db
    .select({ event: selected.event, ...surroundings, ...selected.more })
    .from(events)
    .leftJoin(rooms, eq(rooms.id, events.roomId))
    .leftJoin(venues, eq(venues.id, rooms.venueId))
    .leftJoin(series, eq(series.id, events.seriesId))
    .leftJoin(seasons, eq(seasons.id, events.seasonId))
    .leftJoin(media, eq(media.id, events.imageId))
    .where(and(isAmong(events.id, ids), isLimited ? visibleTo(scope, events) : undefined))
}

const selectSummaries = defineQuery((scope, given: Given<Wanted>) =>
  selectEvents(scope, given, { event: summaryColumns, more: {} }),
)

const selectDetails = defineQuery((scope, given: Given<Wanted>) =>
  selectEvents(scope, given, { event: getTableColumns(events), more: { sources: sourcesOfEvent } }),
)

const selectPerformances = defineQuery(({ db }, { ids }: Given<{ ids: number[] }>) =>
  db
    .select({
      performance: {
        id: performances.id,
        eventId: performances.eventId,
        kind: performances.kind,
        title: performances.title,
        arrangement: performances.arrangement,
        premiere: performances.premiere,
        minutes: performances.minutes,
        note: performances.note,
      },
      work: workColumns,
      composer: composerColumns,
    })
    .from(performances)
    .leftJoin(works, eq(works.id, performances.workId))
    .leftJoin(artists, eq(artists.id, works.composerId))
    .where(isAmong(performances.eventId, ids))
    .orderBy(asc(performances.eventId), asc(performances.position)),
)

const selectCast = defineQuery(({ db }, { ids }: Given<{ ids: number[] }>) =>
  db
    .select({
      member: {
        eventId: castMembers.eventId,
        performanceId: castMembers.performanceId,
        role: castMembers.role,
        note: castMembers.note,
        replaces: castMembers.replaces,
      },
      artist: artistColumns,
      replaced: {
        id: replacedArtists.id,
        kind: replacedArtists.kind,
        name: replacedArtists.name,
        nameEnglish: replacedArtists.nameEnglish,
        otherNames: replacedArtists.otherNames,
      },
    })
    .from(castMembers)
    .innerJoin(artists, eq(artists.id, castMembers.artistId))
    .leftJoin(replacedArtists, eq(replacedArtists.id, castMembers.replacesId))
    .where(isAmong(castMembers.eventId, ids))
    .orderBy(asc(castMembers.eventId), asc(castMembers.position)),
)
