import { eq, sql } from 'drizzle-orm'
import type { MediaChange } from '#contracts/office-media.ts'
import { endingOf } from '#contracts/media-files.ts'
import { media } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { indexCaptions } from './index-captions.server.ts'
import { isOwnMedia } from './is-own-media.ts'
import { recordMediaChange } from './record-media-change.server.ts'

/**
 * Changes the texts of an item; missing values stay unchanged. Authors can only change what they have uploaded
 * themselves. Throws `not_found`, and `conflict` when the item has been changed since `version`.
 */
export async function changeMedia(
  scope: Scope,
  id: number,
  { version, ...changes }: MediaChange,
): Promise<void> {
  const { viewer, now } = scope
  requireRight(viewer, 'write_drafts')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update')
    if (!row) throw new DomainError('not_found', { subject: `media ${id}` })
    if (!isOwnMedia(viewer, row)) requireRight(viewer, 'manage_records')
    if (row.version !== version) throw new DomainError('conflict', { subject: `media ${id}` })
    const { name, language, alt, is_decorative, caption, credit, copyright, tags, focal_x, focal_y } = changes
    await tx
      .update(media)
      .set({
        fileName: name === undefined ? undefined : withEnding(name, row.fileName),
        language,
        alt,
        isDecorative: is_decorative,
        caption,
        credit,
        copyright,
        tags: tags && [...new Set(tags.filter((tag) => tag !== ''))],
        focalX: focal_x,
        focalY: focal_y,
        version: sql`${media.version} + 1`,
        updatedAt: now,
      })
      .where(eq(media.id, id))
    await recordMediaChange(inside, [id])
    if (alt !== undefined || is_decorative !== undefined || caption !== undefined)
      await indexCaptions(inside, id)
    await recordAudit(inside, {
      action: 'save',
      subjectKind: 'media',
      subjectId: id,
      details: { changed: Object.keys(changes) },
    })
  })
}

/** The extension of a file name is kept, because browsers and users recognise the type by it. */
function withEnding(name: string, before: string): string {
  const ending = endingOf(before)
  return ending === '' || endingOf(name) === ending ? name : `${name}.${ending}`
}
