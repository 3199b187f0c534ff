import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { auditLog, importRuns } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

/** The most records of one import that are listed. */
const most = 50_000

/** The records of some kinds that an import has added or changed, by its entries in the log. Throws `not_found`. */
export async function listImportedRecords(
  { db, viewer }: Scope,
  runId: number,
  kinds: readonly string[],
): Promise<{ kind: string; id: number }[]> {
  requireRight(viewer, 'manage_records')
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, runId))
  if (!run) throw new DomainError('not_found', { subject: `import ${runId}` })
  const rows = await db
    .selectDistinct({ kind: auditLog.subjectKind, id: auditLog.subjectId })
    .from(auditLog)
    .where(
      and(
        gte(auditLog.at, run.startedAt),
        inArray(auditLog.action, ['create', 'change', 'import']),
        inArray(auditLog.subjectKind, [...kinds]),
        sql`${auditLog.details} ->> 'import' = ${String(runId)}`,
      ),
    )
    .limit(most)
  return rows.map(({ kind, id }) => ({ kind, id: Number(id) }))
}
