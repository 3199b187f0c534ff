import { eq } from 'drizzle-orm'
import { revisions } from '#db/schema/index.ts'
import { emptyContent } from '#operations/index.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { DomainError } from '#domain/errors.ts'
import {
  findPublication,
  sectionSlug,
  type PublicationRow,
  type SectionKey,
} from '../pages/find-section.server.ts'
import { replaceDraft } from '../pages/draft-rows.server.ts'
import { upgradeContent } from '../pages/present-section.ts'
import { withHead } from '../pages/record-heads.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
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
