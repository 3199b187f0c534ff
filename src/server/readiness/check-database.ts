import { z } from 'zod'
import { findOutage, sqlStateOf, type Database } from '#db/client/index.server.ts'
import { troubles, type FailedCheck } from './failed-check.ts'

/** Sessions, sales and schedules compare the site's time with times that the database has set; in milliseconds. */
const greatestDifference = 10_000

/** The channel on which the site sends notifications to itself. */
export const readinessChannel = 'readiness'

/**
 * One query for all checks: a notification is written with its transaction, as every save is, and comes back to the
 * listeners.
 */
const question = `
  SELECT pg_notify($1, $2),
    extract(epoch FROM clock_timestamp()) * 1000 AS time,
    current_setting('transaction_read_only') = 'on' AS is_read_only,
    (SELECT max(created_at) FROM drizzle.__drizzle_migrations) AS level,
    (SELECT coalesce(max(oldest_level), 0) FROM drizzle.__drizzle_migrations) AS oldest_level,
    (SELECT coalesce(sum(checksum_failures), 0) FROM pg_stat_database
      WHERE datname = current_database() AND checksum_last_failure > now() - interval '1 hour'
    ) AS damaged_pages`

const answer = z.tuple([
  z.object({
    time: z.coerce.number(),
    is_read_only: z.boolean(),
    level: z.coerce.number(),
    oldest_level: z.coerce.number(),
    damaged_pages: z.coerce.number(),
  }),
])

/** `isAnswered`: the query was answered, so its notification is in flight. */
type Found = { isAnswered: boolean; found: FailedCheck[] }

/** What prevents the database from doing its work; `nonce` is sent to the listeners of the channel. */
export async function checkDatabase(
  { query }: Pick<Database, 'query'>,
  { nonce, level, clock }: { nonce: string; level: number; clock: () => Date },
): Promise<Found> {
  const before = clock().getTime()
  let state: z.infer<typeof answer>[0]
  try {
    ;[state] = answer.parse((await query(question, [readinessChannel, nonce])).rows)
  } catch (error) {
    return { isAnswered: false, found: [explain(error)] }
  }
  const after = clock().getTime()
  // The database has read its clock at some moment in between.
  const isClockOff = state.time < before - greatestDifference || state.time > after + greatestDifference
  const found = [
    ...(state.is_read_only ? [troubles.read_only] : []),
    ...(state.damaged_pages > 0 ? [troubles.damaged] : []),
    ...(state.level < level ? [troubles.older] : []),
    // A newer version may have migrated it: as long as it has only added, this one goes on.
    ...(state.oldest_level > level ? [troubles.newer] : []),
    ...(isClockOff ? [troubles.clockDiffers] : []),
  ]
  return { isAnswered: true, found }
}

function explain(error: unknown): FailedCheck {
  const state = sqlStateOf(error)
  if (state === '25006') return troubles.read_only // a standby server
  const outage = findOutage(error)
  if (outage !== null) return troubles[outage]
  return state === '42P01' ? troubles.older : troubles.failing // the table of migrations is missing
}
