import { sql } from 'drizzle-orm'
import { rooms } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/**
 * Finds rooms by their names in either language, compared in folded form; keyed by the given names. Ambiguous names are
 * left out.
 */
export async function findRoomsByName({ db }: Scope, names: string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(names)]
  if (wanted.length === 0) return new Map()
  const { rows } = await db.execute<{ name: string; id: number }>(sql`
    SELECT wanted.name, min(${rooms.id}) AS id
    FROM jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb) AS wanted (name)
    JOIN ${rooms} ON fold_text(wanted.name) IN (fold_text(${rooms.name} ->> 'de'), fold_text(${rooms.name} ->> 'en'))
    GROUP BY wanted.name HAVING count(*) = 1`)
  return new Map(rows.map(({ name, id }) => [name, id]))
}
