import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { SectionStatus } from '#contracts/page-editor.ts'
import { pages, revisions } from '#db/schema/index.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { findHiddenBy } from '../pages/owner-visibility.server.ts'
import {
  findPublication,
  wasPublished,
  type PublicationRow,
  type SectionKey,
} from '../pages/find-section.server.ts'
import { isEmptyContent } from '../pages/read-content.ts'
import { isSameContent, upgradeContent } from '../pages/present-section.ts'
import { changedHeadFields } from '../pages/record-heads.server.ts'
import { findPublishedHead } from '../pages/published-head.server.ts'
import type { DraftRow } from '../pages/draft-rows.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { publishedPages } from '#domain/shown-pages.server.ts'
import { requireDraft } from './draft.server.ts'
import { loadOtherSide, loadOwnSide } from './load-side.server.ts'
import { isDraftNewer, listPlans, type Plan } from './plans.server.ts'
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
  const plans = await listPlans(scope, key)
  return {
    published: published && {
      revision_id: published.revisionId,
      publish_at: published.publishAt.toISOString(),
    },
    was_published: published !== null || (await wasPublished(scope, draft.sectionId)),
    hidden_by: published && (await findHiddenBy(scope, key.ownerKind, key.ownerId)),
    is_unwritten: published !== null && (await isUnwritten(scope, key)),
    scheduled: await Promise.all(plans.map((plan) => presentPlan(scope, key, plan))),
    has_unpublished_changes: await differs(scope, key, draft, published),
    translation: compareLanguages(here, await loadOtherSide(scope, key)),
  }
}

/** The program publishes only the pages that code links to; staff may publish an empty page on purpose. */
async function isUnwritten({ db, now }: Pick<Scope, 'db' | 'now'>, key: SectionKey): Promise<boolean> {
  if (key.ownerKind !== 'page') return false
  const written = publishedPages(key.language, now, { isWritten: true })
  const found = await db.$count(
    pages,
    and(eq(pages.id, key.ownerId), isNotNull(pages.systemKey), sql`${pages.id} NOT IN ${written}`),
  )
  return found > 0
}

async function presentPlan(scope: Scope, key: SectionKey, { id, revisionId, at, release }: Plan) {
  return {
    id,
    revision_id: revisionId,
    publish_at: at?.toISOString() ?? null,
    release,
    is_outdated: revisionId !== null && (await isDraftNewer(scope, key, revisionId)),
  }
}

/**
 * Whether the draft differs from what visitors see: its head from the owner's record, its blocks from what is
 * published; if nothing is, whether it has any.
 */
export async function differs(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  key: SectionKey,
  draft: Pick<DraftRow, 'content' | 'sequence' | 'isUpgraded'>,
  published: PublicationRow | null,
): Promise<boolean> {
  const { head, ...blocks } = draft.content
  if (head && (await changesHead({ db, now }, key, { head, published }))) return true
  if (!published) return !isEmptyContent(blocks)
  const [row] = await db
    .select({ sequence: revisions.sequence, content: revisions.content })
    .from(revisions)
    .where(eq(revisions.id, published.revisionId))
  if (!row) return true
  if (row.sequence !== null && row.sequence === draft.sequence && !draft.isUpgraded) return false
  const { head: _, ...publishedBlocks } = upgradeContent(row.content)
  return !isSameContent(publishedBlocks, blocks)
}

async function changesHead(
  scope: Pick<Scope, 'db' | 'now'>,
  key: SectionKey,
  { head, published }: { head: StoredBlock; published: PublicationRow | null },
): Promise<boolean> {
  const publishedBefore = published && (await findPublishedHead(scope, published.sectionId, scope.now))
  return Object.keys(await changedHeadFields(scope, key, { head, publishedBefore })).length > 0
}
