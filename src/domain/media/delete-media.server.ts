import { eq } from 'drizzle-orm'
import { media } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { fileNamesOf } from './media-files.ts'
import { isMediaUsed } from './media-uses.server.ts'
import type { MediaServices } from './ports.ts'
import { recordMediaChange } from './record-media-change.server.ts'

/** Deletes an item and moves its files to the trash. Throws `not_found`, and `in_use` while it is used anywhere. */
export async function deleteMedia(
  scope: Scope,
  { store }: Pick<MediaServices, 'store'>,
  id: number,
): Promise<void> {
  requireRight(scope.viewer, 'manage_records')
  const row = await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [found] = await tx.select().from(media).where(eq(media.id, id)).for('update')
    if (!found) throw new DomainError('not_found', { subject: `media ${id}` })
    if (await isMediaUsed(inside, id)) throw new DomainError('in_use', { subject: `media ${id}` })
    await recordMediaChange(inside, [id])
    await tx.delete(media).where(eq(media.id, id))
    await recordAudit(inside, {
      action: 'delete',
      subjectKind: 'media',
      subjectId: id,
      details: { fileName: found.fileName },
    })
    return found
  })
  // After a crash in between, the clean-up moves the files.
  for (const name of fileNamesOf(row)) await store.trash.take(name)
}
