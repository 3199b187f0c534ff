import { sql } from 'drizzle-orm'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { hasQueue, jobTable, wake } from './queue-tables.server.ts'

type FailedId = { name: string; id: string }

/**
 * Has a failed job run again now, for administrators. Throws `not_found` when it no longer exists, runs, or has been queued
 * anew.
 */
export async function retryJob(scope: Scope, { name, id }: FailedId): Promise<void> {
  requireRight(scope.viewer, 'administer')
  await requireQueue(scope)
  await scope.db.transaction(async (tx) => {
    // A further attempt, as the queue's own `retry` grants it. Another job with the same key would do the same work.
    const { rows } = await tx.execute(sql`
      UPDATE ${jobTable} AS failed
      SET state = 'retry', start_after = now(), completed_on = NULL,
        retry_limit = retry_limit + CASE state WHEN 'failed' THEN 1 ELSE 0 END
      WHERE name = ${name} AND id = ${id}::uuid AND state IN ('retry', 'failed') AND name NOT LIKE '\\_\\_%'
        AND NOT EXISTS (
          SELECT FROM ${jobTable} AS other
          WHERE other.name = failed.name AND other.id <> failed.id AND other.state IN ('created', 'retry', 'active')
            AND coalesce(other.singleton_key, '') = coalesce(failed.singleton_key, '')
        )
      RETURNING 1`)
    if (rows.length === 0) throw new DomainError('not_found')
    await tx.execute(sql`SELECT ${wake(name)}`)
    await recordAudit(
      { ...scope, db: tx },
      { action: 'retry', subjectKind: 'job', subjectId: id, details: { name } },
    )
  })
}

/** Gives up a failed job, for administrators: it is not tried again. Throws `not_found` when it no longer exists or runs. */
export async function cancelJob(scope: Scope, { name, id }: FailedId): Promise<void> {
  requireRight(scope.viewer, 'administer')
  await requireQueue(scope)
  await scope.db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      UPDATE ${jobTable} SET state = 'cancelled', completed_on = now()
      WHERE name = ${name} AND id = ${id}::uuid AND state IN ('retry', 'failed') AND name NOT LIKE '\\_\\_%'
      RETURNING 1`)
    if (rows.length === 0) throw new DomainError('not_found')
    await recordAudit(
      { ...scope, db: tx },
      { action: 'cancel', subjectKind: 'job', subjectId: id, details: { name } },
    )
  })
}

async function requireQueue(scope: Scope): Promise<void> {
  if (!(await hasQueue(scope))) throw new DomainError('not_found')
}
