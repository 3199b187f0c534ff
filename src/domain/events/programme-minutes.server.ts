import { sql } from 'drizzle-orm'
import type { Scope } from '../scope.ts'

/**
 * Sums up the minutes of events' programmes: of their items, else of the works, and the interval. Null if those of a
 * work or of an interval are unknown; talks and encores without minutes do not count.
 */
export async function updateProgrammeMinutes({ db }: Pick<Scope, 'db'>, ids: number[]): Promise<void> {
  await db.execute(sql`
    UPDATE events SET programme_minutes = summed.minutes FROM (
      SELECT e.id, (
        SELECT CASE WHEN bool_and(item.minutes IS NOT NULL OR item.kind IN ('talk', 'encore'))
          THEN sum(item.minutes) END
        FROM (
          SELECT p.kind, CASE WHEN p.kind = 'interval' THEN coalesce(p.minutes, e.interval_minutes)
            WHEN p.kind = 'movement' THEN p.minutes ELSE coalesce(p.minutes, w.minutes) END AS minutes
          FROM performances p LEFT JOIN works w ON w.id = p.work_id WHERE p.event_id = e.id
        ) AS item) AS minutes
      FROM events e WHERE e.id = ANY(${sql.param(ids)}::int[])
    ) AS summed
    WHERE events.id = summed.id AND events.programme_minutes IS DISTINCT FROM summed.minutes`)
}
