import { auditLog } from '#db/schema/index.ts'
import type { Scope, Viewer } from './scope.ts'

/** Adds an entry to the audit log; call it in the transaction of the change. */
export async function recordAudit(
  { db, now, viewer }: Scope,
  entry: { action: string; subjectKind: string; subjectId: string | number; details?: unknown },
): Promise<void> {
  await db.insert(auditLog).values({
    at: now,
    actorId: viewer.kind === 'staff' ? viewer.userId : null,
    actorName: nameOf(viewer),
    ...entry,
    subjectId: String(entry.subjectId),
  })
}

function nameOf(viewer: Viewer): string {
  return viewer.kind === 'staff' ? viewer.name : viewer.kind
}
