import { sql } from 'drizzle-orm'
import type { Db } from '#db/client/index.server.ts'

/** Describes in words how much there is to search. */
export async function describeSize(db: Db): Promise<string> {
  const { rows } = await db.execute<{
    events: number
    performed: number
    works: number
    artists: number
  }>(sql`
    SELECT (SELECT count(*)::int FROM events) AS events,
      (SELECT count(*)::int FROM performances WHERE work_id IS NOT NULL) AS performed,
      (SELECT count(*)::int FROM works) AS works,
      (SELECT count(*)::int FROM artists) AS artists`)
  const [size] = rows
  return `${size?.events} events with ${size?.performed} performed works; ${size?.works} works, ${size?.artists} artists`
}
