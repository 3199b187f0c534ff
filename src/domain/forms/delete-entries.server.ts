import { inArray } from 'drizzle-orm'
import { formEntries } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

/** Deletes an entry with its values, files and mails. Throws `not_found`. */
export async function deleteEntry(scope: Scope, id: number): Promise<void> {
  if ((await deleteEntries(scope, [id])) === 0) throw new DomainError('not_found', { subject: `entry ${id}` })
}

/**
 * Deletes entries with their values, files and mails; returns how many there were. The contents of files are removed by
 * the next clean-up.
 */
export async function deleteEntries(scope: Scope, ids: readonly number[]): Promise<number> {
  requireRight(scope.viewer, 'manage_records')
  return scope.db.transaction(async (tx) => {
    const deleted = await tx
      .delete(formEntries)
      .where(inArray(formEntries.id, [...ids]))
      .returning({ id: formEntries.id, formId: formEntries.formId })
    for (const [formId, entries] of Map.groupBy(deleted, (entry) => entry.formId))
      await recordAudit(
        { ...scope, db: tx },
        {
          action: 'delete_entries',
          subjectKind: 'form',
          subjectId: formId,
          details: { entries: entries.map(({ id }) => id) },
        },
      )
    return deleted.length
  })
}
