import { eq } from 'drizzle-orm'
import type { EntryChange, FormEntry } from '#contracts/office-entries.ts'
import { formEntries } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { findEntry } from './find-entry.server.ts'

/** Marks an entry as read or done, or changes its note; missing values stay unchanged. Throws `not_found`. */
export async function markEntry(scope: Scope, id: number, change: EntryChange): Promise<FormEntry> {
  requireRight(scope.viewer, 'manage_records')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [known] = await tx.select().from(formEntries).where(eq(formEntries.id, id)).for('update')
    if (!known) throw new DomainError('not_found', { subject: `entry ${id}` })
    const { is_read: isRead, is_done: isDone, note = known.note } = change
    const readAt = momentOf(isRead, known.readAt, scope.now)
    const doneAt = momentOf(isDone, known.doneAt, scope.now)
    const changed = [
      readAt !== known.readAt && 'is_read',
      doneAt !== known.doneAt && 'is_done',
      note !== known.note && 'note',
    ].filter(Boolean)
    if (changed.length > 0) {
      await tx.update(formEntries).set({ readAt, doneAt, note }).where(eq(formEntries.id, id))
      await recordAudit(inside, {
        action: 'save',
        subjectKind: 'form_entry',
        subjectId: id,
        details: { changed },
      })
    }
    return findEntry(inside, id)
  })
}

/** The time when the entry was done, which stays if the value is missing or unchanged. */
function momentOf(wanted: boolean | undefined, known: Date | null, now: Date): Date | null {
  if (wanted === undefined || wanted === (known !== null)) return known
  return wanted ? now : null
}
