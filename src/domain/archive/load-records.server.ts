import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client/index.server.ts'
import { takesPlace } from '../events/index.server.ts'
import type { ArchiveRecord } from './record.ts'

type Row = {
  id: number
  start: number
  year: number
  is_online: boolean
  online_from: number | null
  online_to: number | null
  is_held: boolean
  room_id: number | null
  season_id: number | null
  genres: string | null
  works: string | null
  composers: string | null
  performers: string | null
  de: string | null
  en: string | null
}

/** Loads the current records of these events; deleted or vanished events have none. */
export function loadRecords(db: Db, ids: readonly number[]): Promise<ArchiveRecord[]> {
  if (ids.length === 0) return Promise.resolve([])
  return selectRecords(db, sql`e.id = ANY(${`{${ids.join(',')}}`}::int[]) AND e.vanished_at IS NULL`)
}

/** The next events by number, in slices small enough not to delay other queries. */
export async function* loadAllRecords(db: Db, slice: number): AsyncGenerator<ArchiveRecord[]> {
  for (let last = 0; ;) {
    const { rows } = await db.execute<{ id: number }>(
      sql`SELECT id FROM events WHERE id > ${last} ORDER BY id LIMIT ${slice}`,
    )
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    yield await loadRecords(db, ids)
    last = ids.at(-1) ?? last
  }
}

/** Lists are transferred as one text each: a few hundred thousand rows of two numbers would take five times as long. */
async function selectRecords(db: Db, where: SQL): Promise<ArchiveRecord[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT e.id, e.is_online, e.room_id, e.season_id,
      (extract(epoch FROM e.date_start) * 1000)::float8 AS start,
      (extract(epoch FROM e.online_from) * 1000)::float8 AS online_from,
      (extract(epoch FROM e.online_to) * 1000)::float8 AS online_to,
      extract(year FROM e.date_local)::int AS year,
      ${takesPlace(sql`e`)} AS is_held,
      (SELECT string_agg(genre_id::text, ',') FROM event_genres WHERE event_id = e.id) AS genres,
      played.works, played.composers,
      (SELECT string_agg(DISTINCT artist_id::text, ',') FROM cast_members WHERE event_id = e.id) AS performers,
      german.folded AS de, english.folded AS en
    FROM events e
    LEFT JOIN LATERAL (
      SELECT string_agg(DISTINCT w.id::text, ',') AS works, string_agg(DISTINCT w.composer_id::text, ',') AS composers
      FROM performances p JOIN works w ON w.id = p.work_id WHERE p.event_id = e.id
    ) played ON true
    LEFT JOIN search_documents german
      ON german.kind = 'event' AND german.subject_id = e.id AND german.language = 'de'
    LEFT JOIN search_documents english
      ON english.kind = 'event' AND english.subject_id = e.id AND english.language = 'en'
    WHERE ${where}`)
  return rows.map((row) => ({
    id: row.id,
    start: row.start,
    year: row.year,
    isOnline: row.is_online,
    onlineFrom: row.online_from,
    onlineTo: row.online_to,
    isHeld: row.is_held,
    facets: {
      composer: numbersIn(row.composers),
      work: numbersIn(row.works),
      performer: numbersIn(row.performers),
      room: row.room_id === null ? [] : [row.room_id],
      genre: numbersIn(row.genres),
      season: row.season_id === null ? [] : [row.season_id],
    },
    texts: { de: row.de, en: row.en },
  }))
}

function numbersIn(list: string | null): number[] {
  return list === null ? [] : list.split(',').map(Number)
}
