import { sql, type SQL } from 'drizzle-orm'
import type { SearchFilters, SearchGroup, SearchKind } from '#contracts/search.ts'
import { events as eventTable } from '#db/schema/index.ts'
import type { Currency } from '#i18n/currencies.ts'
import { startOfHallDay } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { playsNumberedWork, selectNumberedWorks, type NumberedWork } from './numbered-works.server.ts'
import { isFindable } from './is-findable.server.ts'

/** What is searched for: `tsquery` texts, null if nothing can be found. */
export type Wanted = {
  language: Language
  /** For events: null finds all that pass the filters below. */
  events: TextQueries | null
  /** Whether events are searched at all. */
  hasEvents: boolean
  content: TextQueries | null
  numberedWork: NumberedWork | null
  /** The query, folded, for titles that are equal to it. */
  folded: string
  /** Filters of events that the query was understood as; `before` is exclusive. */
  from?: string | undefined
  before?: string | undefined
  priceMax?: number | undefined
  /** The currency of the highest price. */
  currency: Currency
  tags: string[]
  /** Upcoming events begin on this day. */
  today: string
}

/**
 * `any` also finds longer words, `exact` the words themselves, `strong` the words in titles and names, `named` persons
 * with these names: "parken" is the same stem as "Park", and no name.
 */
export type TextQueries = { any: string; exact: string; strong: string; named: string }

export type FoundRow = {
  kind: SearchKind
  id: number
  edition: number
}

export type Cell = {
  group: SearchGroup
  kind: SearchKind
  year: number | null
  genres: number[]
  count: number
}

export type Found = {
  /** Numbers of all hits, before the filters of facets, by the facet that they are narrowed by. */
  cells: Cell[]
  results: Record<SearchGroup, FoundRow[]>
}

/** How many rows of which groups are listed. */
export type Listing = {
  groups: readonly SearchGroup[]
  offset: number
  limit: number
  isOldestFirst?: boolean
}

/** Up to this number, past events are ordered by relevance; beyond it, only by date. */
const maxRanked = 2000

/** Finds, counts and orders in one statement, so that counts and lists always agree. */
export async function findHits(
  scope: Scope,
  wanted: Wanted,
  filters: SearchFilters,
  listing: Listing,
): Promise<Found> {
  const { groups, offset, limit, isOldestFirst = false } = listing
  const { kind = [], year = [], genre = [] } = filters
  const isKind = kind.length > 0 ? sql`kind = ANY(${arrayOf(kind)}::text[])` : sql`true`
  const isYear = year.length > 0 ? sql`year = ANY(${arrayOf(year)}::int[])` : sql`true`
  const isGenre = genre.length > 0 ? sql`genre_ids && ${arrayOf(genre)}::int[]` : sql`true`
  const isEvent = sql`${kind.length === 0 || kind.includes('event')}`
  const list = (group: SearchGroup, source: SQL, order: SQL) =>
    groups.includes(group)
      ? sql`(SELECT json_agg(json_build_object('kind', kind, 'id', subject_id, 'edition', edition)) FROM (
          SELECT kind, subject_id, edition FROM (${source}) AS source
          ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) AS listed)`
      : sql`NULL`
  const listEvents = (condition: SQL) =>
    sql`SELECT 'event' AS kind, * FROM events WHERE ${condition} AND ${isEvent} AND ${isYear} AND ${isGenre}`
  const isStrong = wanted.events
    ? sql`CASE WHEN (SELECT count(*) FROM events) <= ${maxRanked} THEN (
        SELECT e.vector @@ ${wanted.events.strong}::tsquery FROM search_entries e
        WHERE e.kind = 'event' AND e.subject_id = source.subject_id AND e.language = ${wanted.language}
          AND e.edition = source.edition) END`
    : sql`NULL::boolean`
  const byDate = isOldestFirst ? sql`date, subject_id` : sql`date DESC, subject_id DESC`
  const { rows } = await scope.db.execute<{
    cells: Cell[] | null
    events_future: FoundRow[] | null
    events_past: FoundRow[] | null
    content: FoundRow[] | null
  }>(sql`
    WITH numbered AS MATERIALIZED (${selectNumberedWorks(scope, wanted.numberedWork, wanted.language)}),
      events AS MATERIALIZED (${selectEvents(scope, wanted)}),
      content AS MATERIALIZED (${selectContent(scope, wanted)})
    SELECT
      (SELECT json_agg(cells) FROM (
        SELECT CASE WHEN is_coming THEN 'events_future' ELSE 'events_past' END AS "group", 'event' AS kind,
          year, genre_ids AS genres, count(*)::int AS count
        FROM events GROUP BY is_coming, year, genre_ids
        UNION ALL
        SELECT 'content', kind, year, '{}', count(*)::int FROM content GROUP BY kind, year) AS cells) AS cells,
      ${list('events_future', listEvents(sql`is_coming`), sql`score DESC, date, subject_id`)} AS events_future,
      ${list('events_past', listEvents(sql`NOT is_coming`), sql`${isStrong} DESC NULLS LAST, ${byDate}`)} AS events_past,
      ${list(
        'content',
        sql`SELECT * FROM content WHERE ${isKind} AND ${isYear} AND ${genre.length === 0}`,
        sql`score DESC, popularity DESC, kind, subject_id`,
      )} AS content`)
  const [row] = rows
  return {
    cells: row?.cells ?? [],
    results: {
      events_future: row?.events_future ?? [],
      events_past: row?.events_past ?? [],
      content: row?.content ?? [],
    },
  }
}

/**
 * Only the columns for counting and ordering: with more, a common word's hits would not fit into the memory of a
 * query.
 */
function selectEvents(scope: Scope, wanted: Wanted): SQL {
  const { events, from, before, priceMax, currency, tags } = wanted
  const today = startOfHallDay(wanted.today)
  // Only upcoming events are few enough to search each of their texts once more.
  const score = events
    ? sql`CASE WHEN date >= ${today} AND vector @@ ${events.strong}::tsquery THEN 1 ELSE 0 END`
    : sql`0`
  return sql`
    SELECT date >= ${today} AS is_coming, subject_id, edition, date, year, genre_ids, ${score} AS score
    FROM search_entries
    WHERE kind = 'event' AND language = ${sql.raw(`'${wanted.language}'`)} AND ${wanted.hasEvents}
      ${events ? sql`AND vector @@ ${events.any}::tsquery` : sql``}
      ${from === undefined ? sql`` : sql`AND date >= ${startOfHallDay(from)}`}
      ${before === undefined ? sql`` : sql`AND date < ${startOfHallDay(before)}`}
      ${priceMax === undefined ? sql`` : sql`AND price_min <= ${Math.round(priceMax * 100)} AND ${isFreeOrIn(currency)}`}
      ${tags.length === 0 ? sql`` : sql`AND tags @> ${arrayOf(tags)}::text[]`}
      ${wanted.numberedWork === null ? sql`` : sql`AND ${playsNumberedWork}`}
      AND ${isFindable(scope)}`
}

/** What is free costs nothing in any currency. */
function isFreeOrIn(currency: Currency): SQL {
  return sql`(price_min = 0 OR NOT EXISTS (
    SELECT FROM ${eventTable} WHERE ${eventTable.id} = subject_id AND ${eventTable.currency} <> ${currency}))`
}

/** Of words in the body, in names and in the title, from right to left as PostgreSQL wants them. */
const rankWeights = sql`'{0.1,0.2,0.6,1}'::real[]`

function selectContent(scope: Scope, { content, language, folded }: Wanted): SQL {
  const score = content
    ? sql`CASE WHEN kind = 'person' AND vector @@ ${content.named}::tsquery
          THEN 3.5 + 4 * ts_rank(${rankWeights}, vector, ${content.named}::tsquery)
        WHEN kind <> 'person' AND vector @@ ${content.exact}::tsquery
          THEN 2 + 4 * ts_rank(${rankWeights}, vector, ${content.exact}::tsquery)
            + CASE kind WHEN 'page' THEN 0.4 WHEN 'subscription' THEN 0.3 ELSE 0 END
          ELSE ts_rank(${rankWeights}, vector, ${content.any}::tsquery) END
        + CASE WHEN title_folded = ${folded} THEN 3 WHEN title_folded LIKE ${`% ${folded}`} THEN 1.5
            WHEN title_folded LIKE ${`${folded} %`} THEN 1 ELSE 0 END
        + ln(1 + popularity) * 0.25`
    : sql`0`
  return sql`
    SELECT kind, subject_id, edition, year, popularity, (${score})::real AS score
    FROM search_entries
    WHERE kind <> 'event' AND language = ${sql.raw(`'${language}'`)}
      AND ${content ? sql`vector @@ ${content.any}::tsquery` : sql`false`} AND ${isFindable(scope)}`
}

/** As the text of a PostgreSQL array; no value contains a comma, quotes or braces. */
function arrayOf(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`
}
