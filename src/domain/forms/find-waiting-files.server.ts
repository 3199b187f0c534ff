import { and, gt, inArray, isNull } from 'drizzle-orm'
import { answerLimits } from '#contracts/form-answers.ts'
import type { TemporaryFile } from '#contracts/forms.ts'
import { formFiles } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/**
 * Files that no entry has claimed yet, by their ids, which only those who uploaded them know; others are left out.
 */
export async function findWaitingFiles({ db, now }: Scope, ids: readonly string[]): Promise<TemporaryFile[]> {
  if (ids.length === 0) return []
  const wanted = ids.slice(0, 100 * answerLimits.filesPerField)
  const rows = await db
    .select()
    .from(formFiles)
    .where(and(inArray(formFiles.id, wanted), isNull(formFiles.entryId), gt(formFiles.expiresAt, now)))
  return rows.map(({ id, fileName, byteSize, mimeType }) => ({
    id,
    name: fileName,
    size: byteSize,
    type: mimeType,
  }))
}
