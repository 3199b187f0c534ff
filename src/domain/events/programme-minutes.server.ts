import { sql } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/**
 * Sums up the minutes of events' programmes: of their items, else of the works, and the interval. Null if those of a
 * work or of an interval are unknown; talks and encores without minutes do not count.
 */
export async function updateProgrammeMinutes({ db }: Pick<Scope, 'db'>, ids: number[]): Promise<void> {
  await db
    .update(events)
    .set({
      programmeMinutes: sql`(
        SELECT CASE WHEN bool_and(item.minutes IS NOT NULL OR item.kind IN ('talk', 'encore'))
          THEN sum(item.minutes) END
        FROM (
          SELECT p.kind, CASE WHEN p.kind = 'interval' THEN coalesce(p.minutes, ${events.intervalMinutes})
            WHEN p.kind = 'movement' THEN p.minutes ELSE coalesce(p.minutes, w.minutes) END AS minutes
          FROM performances p LEFT JOIN works w ON w.id = p.work_id WHERE p.event_id = ${events.id}
        ) AS item)`,
    })
    .where(sql`${events.id} = ANY(${sql.param(ids)}::int[])`)
}
