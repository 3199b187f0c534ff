import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client/index.server.ts'
import { takesPlace } from '../sale-conditions.server.ts'
import type { ArchiveRecord } from './record.ts'

type Row = {
  id: number
  /** The exact start, for the next slice. */
  moment: string
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
  performers: string | null
  de: string | null
  en: string | null
}

/** Loads the current records of these events; deleted or vanished events have none. */
export async function loadRecords(db: Db, ids: readonly number[]): Promise<ArchiveRecord[]> {
  if (ids.length === 0) return []
  const wanted = sql`ANY(${`{${ids.join(',')}}`}::int[])`
  const rows = await selectRows(db, sql`id = ${wanted}`)
  const played = sql`id IN (SELECT work_id FROM performances WHERE event_id = ${wanted})`
  return presentRecords(rows, await loadComposers(db, played))
}

/**
 * All records by start and then id, in slices of this many. The database works on the next slice while the caller works
 * on one. Between two slices events can change: those are in the log of changes, and are read again.
 */
export async function* loadAllRecords(db: Db, slice: number): AsyncGenerator<ArchiveRecord[]> {
  const limit = sql`ORDER BY date_start, id LIMIT ${slice}`
  const composers = await loadComposers(db, sql`true`)
  let next = selectRows(db, sql`true ${limit}`)
  for (;;) {
    const rows = await next
    const last = rows.at(-1)
    if (!last) return
    next = selectRows(db, sql`(date_start, id) > (${last.moment}::timestamptz, ${last.id}::int) ${limit}`)
    next.catch(() => {}) // reported when it is awaited
    yield presentRecords(rows, composers)
  }
}

/** Lists are transferred as one text each: a few hundred thousand rows of two numbers would take five times as long. */
async function selectRows(db: Db, where: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    WITH e AS MATERIALIZED (SELECT * FROM events WHERE vanished_at IS NULL AND ${where})
    SELECT e.id, e.is_online, e.room_id, e.season_id, e.date_start::text AS moment,
      (extract(epoch FROM e.date_start) * 1000)::float8 AS start,
      (extract(epoch FROM e.online_from) * 1000)::float8 AS online_from,
      (extract(epoch FROM e.online_to) * 1000)::float8 AS online_to,
      extract(year FROM e.date_local)::int AS year,
      ${takesPlace(sql`e`)} AS is_held,
      (SELECT string_agg(genre_id::text, ',') FROM event_genres WHERE event_id = e.id) AS genres,
      (SELECT string_agg(work_id::text, ',') FROM performances WHERE event_id = e.id) AS works,
      (SELECT string_agg(artist_id::text, ',') FROM cast_members WHERE event_id = e.id) AS performers,
      texts.de, texts.en
    FROM e LEFT JOIN LATERAL (
      SELECT max(folded) FILTER (WHERE language = 'de') AS de, max(folded) FILTER (WHERE language = 'en') AS en
      FROM search_documents WHERE kind = 'event' AND subject_id = e.id
    ) texts ON true
    ORDER BY e.date_start, e.id`)
  return rows
}

/** The composers of works. A join would look up each work once more for each time that it was played. */
async function loadComposers(db: Db, where: SQL): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; composer_id: number }>(
    sql`SELECT id, composer_id FROM works WHERE composer_id IS NOT NULL AND ${where}`,
  )
  return new Map(rows.map((row) => [row.id, row.composer_id]))
}

function presentRecords(rows: readonly Row[], composers: ReadonlyMap<number, number>): ArchiveRecord[] {
  return rows.map((row) => {
    const works = numbersIn(row.works)
    return {
      id: row.id,
      start: row.start,
      year: row.year,
      isOnline: row.is_online,
      onlineFrom: row.online_from,
      onlineTo: row.online_to,
      isHeld: row.is_held,
      facets: {
        composer: [...new Set(works.flatMap((id) => composers.get(id) ?? []))],
        work: works,
        performer: numbersIn(row.performers),
        room: row.room_id === null ? [] : [row.room_id],
        genre: numbersIn(row.genres),
        season: row.season_id === null ? [] : [row.season_id],
      },
      texts: { de: row.de, en: row.en },
    }
  })
}

function numbersIn(list: string | null): number[] {
  return list === null ? [] : [...new Set(list.split(',').map(Number))]
}
