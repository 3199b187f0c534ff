import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { auditLog, type importRuns } from '#db/schema/index.ts'
import { isRecord } from '#json/is-record.ts'
import { DomainError } from '../../errors.ts'
import type { FileStore } from '../../file-store.ts'
import { changeRecord, deleteRecord, storeOfKind, type RecordStores } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'

/** The most entries of the log that are taken back: those of the greatest file, with the names that it has added. */
const maxEntries = 100_000

/**
 * Takes an import back by the entries that it has left in the log, the newest first: what it has added goes into the
 * trash, what it has changed gets its values from before. Records that somebody has changed since, or that others use, are
 * left. It may be called again after an interruption.
 */
export async function undoRun(
  scope: Scope,
  run: Pick<typeof importRuns.$inferSelect, 'id' | 'startedAt'>,
  { stores, files }: { stores: RecordStores; files: Pick<FileStore, 'trash'> },
): Promise<{ undone: number; left: number }> {
  const entries = await scope.db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      kind: auditLog.subjectKind,
      subject: auditLog.subjectId,
      details: auditLog.details,
    })
    .from(auditLog)
    .where(
      and(
        gte(auditLog.at, run.startedAt),
        inArray(auditLog.action, ['create', 'change']),
        sql`${auditLog.details} ->> 'import' = ${String(run.id)}`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(maxEntries)
  const result = { undone: 0, left: 0 }
  for (const { id, action, kind, subject, details } of entries) {
    const store = storeOfKind(stores, kind)
    const [newest] = await scope.db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, kind), eq(auditLog.subjectId, subject)))
      .orderBy(desc(auditLog.id))
      .limit(1)
    const isDone =
      newest?.id === id && isRecord(details)
        ? await undoEntry(scope, stores, { action, id: Number(subject), details, store, files })
        : false
    if (isDone) result.undone += 1
    else result.left += 1
  }
  return result
}

async function undoEntry(
  scope: Scope,
  stores: RecordStores,
  given: {
    action: string
    id: number
    details: Record<string, unknown>
    store: RecordStores[string]
    files: Pick<FileStore, 'trash'>
  },
): Promise<boolean> {
  const { action, id, details, store, files } = given
  try {
    if (action === 'create')
      return (await deleteRecord(scope, stores, store, id, { language: 'de', files })) === null
    const { before, after } = details
    if (!isRecord(before) || !isRecord(after)) return false
    const refused = await changeRecord(scope, store, id, { changes: before, seen: after, isImporter: true })
    return refused === null
  } catch (error) {
    // It was deleted, or something that it needs is gone.
    if (error instanceof DomainError) return false
    throw error
  }
}
