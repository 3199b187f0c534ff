import { sql } from 'drizzle-orm'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { hasQueue, jobTable } from './queue-tables.server.ts'

/** The jobs of one kind, by state, and when one was last done. */
export type JobKind = {
  name: string
  waiting: number
  running: number
  failed: number
  /** Within the last day. */
  done: number
  lastDoneAt: Date | null
}

/** A job that has failed: it is tried again at `nextAt`, or was given up. Why is in the log, because reasons may name people. */
export type FailedJob = {
  id: string
  name: string
  attempts: number
  failedAt: Date | null
  nextAt: Date | null
}

const maxShown = 50

/** How many jobs there are of each kind and state. */
export async function countJobs(
  scope: Pick<Scope, 'db'>,
): Promise<{ name: string; state: string; count: number }[]> {
  if (!(await hasQueue(scope))) return []
  const { rows } = await scope.db.execute<{ name: string; state: string; count: number }>(sql`
    SELECT name, state::text AS state, count(*)::int AS count FROM ${jobTable}
    WHERE name NOT LIKE '\\_\\_%' GROUP BY 1, 2 ORDER BY 1, 2`)
  return rows
}

/** All kinds of jobs, for administrators. */
export async function listJobKinds(scope: Scope): Promise<JobKind[]> {
  requireRight(scope.viewer, 'administer')
  if (!(await hasQueue(scope))) return []
  const { rows } = await scope.db.execute<Omit<JobKind, 'lastDoneAt'> & { lastDoneAt: string | null }>(sql`
    SELECT name,
      count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
      count(*) FILTER (WHERE state = 'active')::int AS running,
      count(*) FILTER (WHERE state = 'failed')::int AS failed,
      count(*) FILTER (WHERE state = 'completed')::int AS done,
      max(completed_on) FILTER (WHERE state = 'completed') AS "lastDoneAt"
    FROM ${jobTable} WHERE name NOT LIKE '\\_\\_%' GROUP BY 1 ORDER BY 1`)
  return rows.map((row) => ({ ...row, lastDoneAt: dateOf(row.lastDoneAt) }))
}

/** The newest jobs that have failed, for administrators. Mails are listed by themselves. */
export async function listFailedJobs(scope: Scope): Promise<{ items: FailedJob[]; hasMore: boolean }> {
  requireRight(scope.viewer, 'administer')
  if (!(await hasQueue(scope))) return { items: [], hasMore: false }
  const { rows } = await scope.db.execute<{
    id: string
    name: string
    attempts: number
    failedAt: string | null
    nextAt: string | null
  }>(sql`
    SELECT id::text AS id, name, retry_count::int + (state = 'failed')::int AS attempts,
      coalesce(completed_on, started_on) AS "failedAt", CASE state WHEN 'retry' THEN start_after END AS "nextAt"
    FROM ${jobTable} WHERE state IN ('retry', 'failed') AND name <> 'mail' AND name NOT LIKE '\\_\\_%'
    ORDER BY coalesce(completed_on, started_on) DESC NULLS LAST, id LIMIT ${maxShown + 1}`)
  const items = rows.slice(0, maxShown).map((row) => ({
    ...row,
    failedAt: dateOf(row.failedAt),
    nextAt: dateOf(row.nextAt),
  }))
  return { items, hasMore: rows.length > maxShown }
}

function dateOf(value: string | null): Date | null {
  return value === null ? null : new Date(value)
}
