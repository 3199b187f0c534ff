import { eq } from 'drizzle-orm'
import type { MediaRecord } from '#contracts/office-media.ts'
import { media } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { DomainError } from '../errors.ts'
import { hasRight, requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { isOwnMedia } from './is-own-media.ts'
import { findMediaUses } from './media-uses.server.ts'
import { presentMedia } from './present-media.ts'

/** An item with the places where it is used. Throws `not_found`. */
export async function readMedia(scope: Scope, id: number, language: Language): Promise<MediaRecord> {
  requireRight(scope.viewer, 'write_drafts')
  const [row] = await scope.db.select().from(media).where(eq(media.id, id))
  if (!row) throw new DomainError('not_found', { subject: `media ${id}` })
  const uses = await findMediaUses(scope, id, language)
  const managesRecords = hasRight(scope.viewer, 'manage_records')
  return {
    ...presentMedia(row, { isUsed: uses.length > 0 }),
    uses,
    may_change: managesRecords || isOwnMedia(scope.viewer, row),
    may_replace: managesRecords,
  }
}
