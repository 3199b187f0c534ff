import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client/index.server.ts'
import type { Localized } from '#i18n/languages.ts'
import type { NameKind, NamedRecord } from './names.ts'

type Row = { id: number; name: Localized; folded: string; composer_id?: number | null }

/** Loads the names of these records, or of all of the kind. */
export async function loadNames(
  db: Db,
  kind: NameKind,
  ids: readonly number[] | 'all',
): Promise<NamedRecord[]> {
  const where = ids === 'all' ? sql`true` : sql`id = ANY(${`{${ids.join(',')}}`}::int[])`
  const { rows } = await db.execute<Row>(sql`${columnsOf[kind]} WHERE ${where}`)
  return rows.map(({ composer_id: composerId, ...row }) => ({ ...row, composerId }))
}

const columnsOf: Record<NameKind, SQL> = {
  artist: sql`SELECT id, jsonb_build_object('de', name, 'en', coalesce(name_english, name)) AS name,
    name_folded || ' ' || sort_folded AS folded FROM artists`,
  work: sql`SELECT id, composer_id,
    CASE WHEN catalogue_number IS NULL THEN title ELSE jsonb_build_object(
      'de', concat_ws(', ', title ->> 'de', catalogue_number),
      'en', concat_ws(', ', title ->> 'en', catalogue_number)) END AS name,
    title_folded || coalesce(' ' || fold_text(catalogue_number), '') AS folded FROM works`,
  room: namedBoth('rooms'),
  genre: namedBoth('genres'),
  season: sql`SELECT id, jsonb_build_object('de', name, 'en', name) AS name, fold_text(name) AS folded FROM seasons`,
}

function namedBoth(table: 'rooms' | 'genres'): SQL {
  return sql`SELECT id, name, fold_text((name ->> 'de') || ' ' || (name ->> 'en')) AS folded FROM ${sql.identifier(table)}`
}
