import { and, eq, isNotNull } from 'drizzle-orm'
import type { EntryFile } from '#contracts/office-entries.ts'
import { formFiles } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

/** A file of an entry; its content is stored under its id. Throws `not_found`, also while no entry has claimed it. */
export async function findFile({ db, viewer }: Scope, id: string): Promise<EntryFile> {
  requireRight(viewer, 'manage_records')
  const [file] = await db
    .select()
    .from(formFiles)
    .where(and(eq(formFiles.id, id), isNotNull(formFiles.entryId)))
  if (!file) throw new DomainError('not_found', { subject: 'file' })
  return { id, name: file.fileName, type: file.mimeType, size: file.byteSize }
}
