/** What is known about the hall independently of the search. */
import { sql } from 'drizzle-orm'
import type { SearchKind } from '#contracts/search.ts'
import type { Db } from '#db/client/index.server.ts'
import { daysOf, type EventRule, type RecordName } from './questions.ts'

/** What an expectation can check of an event. */
export type EventFacts = {
  id: number
  starts: Date
  /** The day in the hall's time zone, YYYY-MM-DD. */
  day: string
  /** The cheapest ticket in cents; null for free events and those without prices. */
  price: number | null
  isForChildren: boolean
  access: Record<string, boolean | number | undefined>
  /** Title, series, genres, programme and cast in both languages, in lower case. */
  text: string
  /** The same with teaser and description. */
  fullText: string
}

/** The facts of all public events, by id. */
export async function loadEventFacts(db: Db): Promise<Map<number, EventFacts>> {
  const { rows } = await db.execute<Omit<EventFacts, 'starts'> & { starts: string }>(sql`
    SELECT e.id, e.date_start AS starts, e.date_local::text AS day, e.price_min AS price, e.access,
      e.age_from IS NOT NULL OR EXISTS (
        SELECT FROM event_genres g JOIN genres ON genres.id = g.genre_id
        WHERE g.event_id = e.id AND genres.key = 'kinder-familie'
      ) AS "isForChildren",
      lower(concat_ws(' / ', e.title ->> 'de', e.title ->> 'en', e.subtitle ->> 'de', e.subtitle ->> 'en',
        s.name ->> 'de', s.name ->> 'en', programme.text, players.text, kinds.text)) AS text,
      lower(concat_ws(' / ', e.teaser ->> 'de', e.teaser ->> 'en', e.description::text)) AS "fullText"
    FROM events e
    LEFT JOIN series s ON s.id = e.series_id
    LEFT JOIN LATERAL (
      SELECT string_agg(concat_ws(' / ', w.title ->> 'de', w.title ->> 'en', w.catalogue_number, a.name,
        a.name_english, p.title ->> 'de', p.title ->> 'en'), ' / ') AS text
      FROM performances p LEFT JOIN works w ON w.id = p.work_id LEFT JOIN artists a ON a.id = w.composer_id
      WHERE p.event_id = e.id
    ) programme ON true
    LEFT JOIN LATERAL (
      SELECT string_agg(concat_ws(' / ', a.name, a.name_english, c.role ->> 'de', c.role ->> 'en'), ' / ') AS text
      FROM cast_members c JOIN artists a ON a.id = c.artist_id
      WHERE c.event_id = e.id
    ) players ON true
    LEFT JOIN LATERAL (
      SELECT string_agg(concat_ws(' / ', genres.name ->> 'de', genres.name ->> 'en'), ' / ') AS text
      FROM event_genres g JOIN genres ON genres.id = g.genre_id
      WHERE g.event_id = e.id
    ) kinds ON true
    WHERE e.is_online`)
  return new Map(
    rows.map((row) => {
      const fullText = `${row.text} / ${row.fullText}`
      return [row.id, { ...row, fullText, starts: new Date(row.starts) }]
    }),
  )
}

/** Whether an event matches the rule, relative to today. */
export function isMatch(event: EventFacts, rule: EventRule, today: string): boolean {
  const { says, saysNot, mentions, days, priceMax, access, isForChildren } = rule
  const [from, to] = days === undefined ? [event.day, event.day] : daysOf(days, today)
  return (
    says.every((text) => event.text.includes(text.toLowerCase())) &&
    !saysNot.some((text) => event.text.includes(text.toLowerCase())) &&
    mentions.every((text) => event.fullText.includes(text.toLowerCase())) &&
    from <= event.day &&
    event.day <= to &&
    (priceMax === undefined || (event.price ?? 0) <= priceMax * 100) &&
    (access === undefined || Boolean(event.access[access === 'wheelchair' ? 'wheelchair_places' : access])) &&
    (isForChildren === undefined || event.isForChildren === isForChildren)
  )
}

type StoredRecord = { kind: SearchKind; id: number; titles: string[]; by: string }

/** Finds the ids of the records with a name. */
export type RecordFinder = (name: RecordName) => ReadonlySet<number>

/**
 * Loads the titles of all records. The finder throws for a name that no record has, because then the set is wrong.
 */
export async function openRecords(db: Db): Promise<RecordFinder> {
  const { rows } = await db.execute<StoredRecord>(sql`
    SELECT 'event' AS kind, id, ARRAY[title ->> 'de', title ->> 'en'] AS titles, '' AS by FROM events
    UNION ALL
    SELECT 'work', w.id, ARRAY[w.title ->> 'de', w.title ->> 'en'], coalesce(a.name, '')
      FROM works w LEFT JOIN artists a ON a.id = w.composer_id
    UNION ALL
    SELECT 'person', id, ARRAY[name, coalesce(name_english, name)], '' FROM artists
    UNION ALL
    SELECT 'page', page_id, array_agg(title), '' FROM page_locales GROUP BY page_id
    UNION ALL
    SELECT 'article', id, ARRAY[title ->> 'de', title ->> 'en'], '' FROM articles
    UNION ALL
    SELECT 'subscription', id, ARRAY[title ->> 'de', title ->> 'en'], '' FROM subscriptions`)
  return (name) => {
    const ids = new Set(rows.filter((record) => isNamed(record, name)).map(({ id }) => id))
    if (ids.size === 0) throw new Error(`The quality set names a record that is not there: ${nameOf(name)}`)
    return ids
  }
}

function nameOf({ kind, title, by }: RecordName): string {
  return `${kind} ${title}${by ? ` by ${by}` : ''}`
}

function isNamed({ kind, titles, by }: StoredRecord, name: RecordName): boolean {
  const [, pattern, flags] = /^\/(.*)\/(\w*)$/.exec(name.title) ?? []
  const isTitle = (own: string) =>
    pattern === undefined ? own === name.title : new RegExp(pattern, flags).test(own)
  return kind === name.kind && by.includes(name.by ?? '') && titles.some(isTitle)
}
