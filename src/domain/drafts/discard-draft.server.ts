import { eq } from 'drizzle-orm'
import { revisions } from '#db/schema/index.ts'
import { emptyContent } from '#operations/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import {
  findPublication,
  replaceDraft,
  sectionSlug,
  upgradeContent,
  withHead,
  type PublicationRow,
  type SectionKey,
} from '../pages/index.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { requireDraft } from './draft.server.ts'

/**
 * Resets a draft to the published content, or to an empty one if nothing is published. Its content is kept as a
 * version, and open windows receive the change like any other. Throws `conflict` when somebody has changed the draft
 * since `sequence`, `not_found` when nothing was ever written.
 */
export async function discardDraft(
  scope: Scope,
  key: SectionKey,
  { sequence }: { sequence: number },
): Promise<void> {
  requireRight(scope.viewer, 'write_drafts')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const draft = await requireDraft(inside, key)
    if (draft.sequence !== sequence) throw new DomainError('conflict', { subject: sectionSlug(key) })
    const published = await findPublication(inside, draft.sectionId)
    const { head: _, ...content } = await contentOf(inside, published)
    // Visitors see the head of the record, whatever was published last.
    await replaceDraft(
      inside,
      draft.sectionId,
      draft.content.head ? await withHead(inside, key, content) : content,
    )
    await recordAudit(inside, {
      action: 'discard',
      subjectKind: 'section',
      subjectId: `${sectionSlug(key)}/${key.language}`,
    })
  })
}

async function contentOf({ db }: Pick<Scope, 'db'>, published: PublicationRow | null) {
  if (!published) return emptyContent()
  const [row] = await db
    .select({ content: revisions.content })
    .from(revisions)
    .where(eq(revisions.id, published.revisionId))
  return row ? upgradeContent(row.content) : emptyContent()
}
