import { auditLog } from '#db/schema/index.ts'
import { insertRows } from './insert-rows.server.ts'
import type { Scope, Viewer } from './scope.ts'

/** Adds an entry to the audit log; call it in the transaction of the change. */
export async function recordAudit(
  scope: Scope,
  entry: {
    action: string
    subjectKind: string
    subjectId: string | number
    details?: object | null | undefined
  },
): Promise<void> {
  const { db, now, viewer } = scope
  await db.insert(auditLog).values({
    at: now,
    actorId: viewer.kind === 'staff' ? viewer.userId : null,
    actorName: nameOf(viewer),
    ...entry,
    subjectId: String(entry.subjectId),
    details: noted(scope, entry.details),
  })
}

/**
 * Adds an entry for each of the records that a batch has touched, so that each has it in its history; call it in the
 * transaction of the change.
 */
export async function recordAuditOfEach(
  scope: Scope,
  { action, subjectKind }: { action: string; subjectKind: string },
  entries: readonly { id: number; details?: object | null | undefined }[],
): Promise<void> {
  const { now, viewer } = scope
  await insertRows(
    scope,
    auditLog,
    entries.map(({ id, details }) => ({
      at: now,
      actorId: viewer.kind === 'staff' ? viewer.userId : null,
      actorName: nameOf(viewer),
      action,
      subjectKind,
      subjectId: String(id),
      details: noted(scope, details) ?? null,
    })),
  )
}

function noted({ auditNote }: Scope, details: object | null | undefined): unknown {
  return auditNote === undefined ? details : { ...details, ...auditNote }
}

function nameOf(viewer: Viewer): string {
  if (viewer.kind === 'token') return `${viewer.name} (API-Token)`
  return viewer.kind === 'staff' ? viewer.name : viewer.kind
}
