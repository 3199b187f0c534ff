import { inArray, or } from 'drizzle-orm'
import type { DeletedData } from '#contracts/office-personal-data.ts'
import { corrections, formEntries, formFiles, outgoingMails, presaleReminders } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { eraseNames } from '../stores/index.server.ts'
import { withdrawNames } from '../corrections/index.server.ts'
import { correctionsOf, entriesOf, mailsOf, remindersOf } from './conditions.ts'

/**
 * Deletes the data stored about an address: entries of forms with their files and mails, reminders, corrections and the
 * names that they have left on records, mails. Returns
 * the numbers of deleted records. The audit log does not contain the address.
 */
export async function deletePersonalData(scope: Scope, email: string): Promise<DeletedData> {
  requireRight(scope.viewer, 'manage_records')
  return scope.db.transaction(async (tx) => {
    const entries = await tx
      .select({ id: formEntries.id })
      .from(formEntries)
      .where(entriesOf(email))
      .for('update')
    const ids = entries.map(({ id }) => id)
    const mails = await tx
      .delete(outgoingMails)
      .where(or(mailsOf(email), inArray(outgoingMails.entryId, ids)))
      .returning({ id: outgoingMails.id })
    const files = await tx
      .delete(formFiles)
      .where(inArray(formFiles.entryId, ids))
      .returning({ id: formFiles.id })
    await eraseNames(
      { ...scope, db: tx },
      'files',
      files.map(({ id }) => id),
    )
    await tx.delete(formEntries).where(inArray(formEntries.id, ids))
    const reminders = await tx
      .delete(presaleReminders)
      .where(remindersOf(email))
      .returning({ id: presaleReminders.id })
    const proposals = await tx.delete(corrections).where(correctionsOf(email)).returning()
    await withdrawNames({ ...scope, db: tx }, proposals)
    const deleted = {
      entries: ids.length,
      reminders: reminders.length,
      corrections: proposals.length,
      mails: mails.length,
      files: files.length,
    }
    await recordAudit(
      { ...scope, db: tx },
      { action: 'delete', subjectKind: 'personal_data', subjectId: '', details: deleted },
    )
    return deleted
  })
}
