import { sql } from 'drizzle-orm'
import type { Localized } from '#i18n/languages.ts'
import { titleLanguageOf } from '#i18n/part-languages.ts'
import { takesPlace } from '../sale-conditions.server.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'

type WorkPlayed = { id: number; title: Localized; title_language: string | null; count: number }

/** A composer's works that were played before a given time, with their numbers of concerts, most frequent first. */
export async function listWorksPlayed(
  scope: Pick<Scope, 'db' | 'now' | 'shown'>,
  composerId: number,
  limit: number,
): Promise<{ count: number; results: WorkPlayed[] }> {
  addCacheTags(scope, ['record', 'event'])
  const { db, now } = scope
  const { rows } = await db.execute<WorkPlayed & { total: number }>(sql`
    SELECT w.id, w.title, w.title_language, count(DISTINCT e.id)::int AS count, (count(*) OVER ())::int AS total
    FROM works w JOIN performances p ON p.work_id = w.id JOIN events e ON e.id = p.event_id
    WHERE w.composer_id = ${composerId} AND e.date_start <= ${now} AND e.is_online AND e.vanished_at IS NULL
      AND (e.online_from IS NULL OR e.online_from <= ${now}) AND (e.online_to IS NULL OR e.online_to > ${now})
      AND ${takesPlace(sql`e`)}
    GROUP BY w.id ORDER BY count(DISTINCT e.id) DESC, w.id LIMIT ${limit}`)
  const results = rows.map(({ id, title, title_language, count }) => ({
    id,
    title,
    title_language: titleLanguageOf(title, title_language),
    count,
  }))
  return { count: rows[0]?.total ?? 0, results }
}
