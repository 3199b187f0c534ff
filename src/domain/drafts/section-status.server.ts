import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { SectionStatus } from '#contracts/page-editor.ts'
import { publications, revisions } from '#db/schema/index.ts'
import {
  findHiddenBy,
  findPublication,
  isSameContent,
  upgradeContent,
  type DraftRow,
  type PublicationRow,
  type SectionKey,
} from '../pages/index.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { requireDraft } from './draft.server.ts'
import { loadOtherSide, loadOwnSide } from './load-side.server.ts'
import { compareLanguages } from './translation.ts'

/**
 * What visitors see of a section, what is scheduled, and its translation status. Throws `not_found` when nothing was
 * ever written.
 */
export async function sectionStatus(scope: Scope, key: SectionKey): Promise<SectionStatus> {
  requireRight(scope.viewer, 'write_drafts')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    return statusOf(inside, key, await requireDraft(inside, key))
  })
}

/** The same for a draft that has already been loaded. */
export async function statusOf(scope: Scope, key: SectionKey, draft: DraftRow): Promise<SectionStatus> {
  const published = await findPublication(scope, draft.sectionId)
  const here = await loadOwnSide(scope, draft)
  return {
    published: published && presentPublication(published),
    hidden_by: published && (await findHiddenBy(scope, key.ownerKind, key.ownerId)),
    scheduled: (await listScheduled(scope, draft.sectionId)).map(presentPublication),
    has_unpublished_changes: await differs(scope, draft, published),
    translation: compareLanguages(here, await loadOtherSide(scope, key)),
  }
}

/** Scheduled publications, the next one first. */
export function listScheduled(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  sectionId: number,
): Promise<PublicationRow[]> {
  return db
    .select()
    .from(publications)
    .where(
      and(
        eq(publications.sectionId, sectionId),
        gt(publications.publishAt, now),
        or(isNull(publications.cancelledAt), gt(publications.cancelledAt, now)),
      ),
    )
    .orderBy(asc(publications.publishAt), asc(publications.id))
}

function presentPublication({ id, revisionId, publishAt, unpublishAt }: PublicationRow) {
  return {
    id,
    revision_id: revisionId,
    publish_at: publishAt.toISOString(),
    unpublish_at: unpublishAt?.toISOString() ?? null,
  }
}

/** Whether the draft differs from what visitors see; if they see nothing, whether the draft has any content. */
export async function differs(
  { db }: Pick<Scope, 'db'>,
  draft: Pick<DraftRow, 'content' | 'sequence' | 'isUpgraded'>,
  published: PublicationRow | null,
): Promise<boolean> {
  if (!published) return draft.content.containers.length > 0
  const [row] = await db
    .select({ sequence: revisions.sequence, content: revisions.content })
    .from(revisions)
    .where(eq(revisions.id, published.revisionId))
  if (!row) return true
  if (row.sequence !== null && row.sequence === draft.sequence && !draft.isUpgraded) return false
  return !isSameContent(upgradeContent(row.content), draft.content)
}
