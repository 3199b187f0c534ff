import { sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../scope.ts'

/**
 * The schema of the queue's tables, which the library of the queue creates; dumps leave it out, because everything in it can
 * be derived again.
 */
export const jobsSchema = 'jobs'

/** One row for each job: those that have ended are kept for a day. */
export const jobTable = sql`${sql.identifier(jobsSchema)}.job`

/** Whether a process that runs jobs has created the tables. */
export async function hasQueue({ db }: Pick<Scope, 'db'>): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`SELECT to_regclass(${`${jobsSchema}.job`}) IS NOT NULL AS found`,
  )
  return rows[0]?.found ?? false
}

/** Has the processes look for jobs of a kind now, on the channel of the queue's library. */
export function wake(name: string | SQL): SQL {
  return sql`pg_notify('pgboss_' || left(encode(sha224(${jobsSchema}::bytea), 'hex'), 24), ${name})`
}
