import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { SectionStatus } from '#contracts/page-editor.ts'
import { publications, revisions } from '#db/schema/index.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { noteReviewed } from '../discussion/reviews.server.ts'
import { DomainError } from '#domain/errors.ts'
import { sectionSlug, type SectionKey } from '../pages/find-section.server.ts'
import { findSectionOwner } from '../pages/section-owner.server.ts'
import { indexPage } from '../pages/index-page.server.ts'
import { listSectionsShowing } from '../pages/source-uses.server.ts'
import { lockSection, recordSectionChange } from '../pages/section-rows.server.ts'
import { publishSection } from '../pages/write-section.server.ts'
import { requirePublishable } from '../pages/check-publication.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { indexEvents } from '#domain/events/index.server.ts'
import { indexSubscription } from '#domain/subscriptions/index.server.ts'
import { indexArticle } from '#domain/content/articles/publish-article.server.ts'
import { requireDraft } from './draft.server.ts'
import { dropPlans, listPlans, plan } from './plans.server.ts'
import { statusOf } from './section-status.server.ts'
import { keepDraft } from './versions.server.ts'

type Publishing = {
  /** The sequence number of the last change that the editor has seen. */
  sequence: number
  /** Null or a time in the past means now. */
  publishAt?: Date | null
  /** A release that it waits for, in place of a time. */
  releaseId?: number | null
  unpublishAt?: Date | null
  summary?: string
}

/**
 * Publishes the draft, now or by a release: one that is given, or one of its own at a time. Whether its page is online is
 * a setting of its own: the status tells when that hides it. Throws `conflict` when the draft has newer changes or the
 * release takes nothing any more, `invalid` when the draft is incomplete or links to something that does not exist (by
 * block and field), or when the end is before the beginning.
 */
export async function publishDraft(
  scope: Scope,
  key: SectionKey,
  { sequence, publishAt = null, releaseId = null, unpublishAt = null, summary = '' }: Publishing,
): Promise<SectionStatus> {
  requireRight(scope.viewer, 'publish')
  const later = publishAt !== null && publishAt > scope.now ? publishAt : null
  if (unpublishAt !== null && unpublishAt <= (later ?? scope.now))
    throw new DomainError('invalid', { fields: { unpublish_at: 'invalid' } })
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const draft = await requireDraft(inside, key)
    if (draft.sequence !== sequence) throw new DomainError('conflict', { subject: sectionSlug(key) })
    await requirePublishable(inside, draft.content, key.language)
    const { id } = await keepDraft(inside, draft, summary)
    if (releaseId !== null) await plan(inside, key, { revisionId: id, to: { releaseId } })
    else if (later) await plan(inside, key, { revisionId: id, to: { publishAt: later }, note: summary })
    else {
      await publishSection(inside, key, id)
      await noteReviewed(inside, draft.sectionId)
      await indexOwner(inside, key)
    }
    if (unpublishAt)
      await plan(inside, key, { revisionId: null, to: { publishAt: unpublishAt }, note: summary })
    return statusOf(inside, key, draft)
  })
}

/**
 * Makes a revision public now, as a release has planned it. Throws what `publishDraft` throws about the content, and
 * `not_found` when its page is gone.
 */
export async function publishRevision(scope: Scope, key: SectionKey, revisionId: number): Promise<void> {
  requireRight(scope.viewer, 'publish')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const sectionId = await lockSection(inside, key)
    const [revision] = await tx.select().from(revisions).where(eq(revisions.id, revisionId))
    if (!revision || revision.sectionId !== sectionId || !(await findSectionOwner(inside, key)))
      throw new DomainError('not_found', { subject: sectionSlug(key) })
    await requirePublishable(inside, revision.content, key.language)
    await publishSection(inside, key, revisionId)
    await noteReviewed(inside, sectionId)
    await indexOwner(inside, key)
  })
}

/** Takes a section off the site now, as a release has planned it. Throws `not_found`. */
export async function endSection(scope: Scope, key: SectionKey): Promise<void> {
  requireRight(scope.viewer, 'publish')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const sectionId = await lockSection(inside, key)
    if (sectionId === null) throw new DomainError('not_found', { subject: sectionSlug(key) })
    await endPublications(inside, sectionId)
    await finish(inside, key, 'unpublish')
  })
}

/**
 * Unpublishes a section now and takes back what is planned for it; with `scheduled: 'only'` just the latter. Throws
 * `not_found` when nothing was ever written.
 */
export async function unpublishSection(
  scope: Scope,
  key: SectionKey,
  { scheduled = 'all' }: { scheduled?: 'only' | 'all' } = {},
): Promise<SectionStatus> {
  requireRight(scope.viewer, 'publish')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const draft = await requireDraft(inside, key)
    await dropPlans(inside, await listPlans(inside, key))
    if (scheduled === 'all') await endPublications(inside, draft.sectionId)
    await finish(inside, key, scheduled === 'all' ? 'unpublish' : 'unschedule')
    return statusOf(inside, key, draft)
  })
}

/** Takes back one plan of a section. Throws `not_found` when it is not planned any more. */
export async function cancelScheduled(scope: Scope, key: SectionKey, planId: number): Promise<void> {
  requireRight(scope.viewer, 'publish')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    await lockSection(inside, key)
    const plans = (await listPlans(inside, key)).filter(({ id }) => id === planId)
    if (plans.length === 0) throw new DomainError('not_found', { subject: `plan ${planId}` })
    await dropPlans(inside, plans)
    await finish(inside, key, 'unschedule')
  })
}

/** Lets caches, the audit log and the search know that the publications of a section have changed. */
async function finish(inside: Scope, key: SectionKey, action: 'unpublish' | 'unschedule'): Promise<void> {
  await recordSectionChange(inside, key)
  await recordAudit(inside, {
    action,
    subjectKind: 'section',
    subjectId: `${sectionSlug(key)}/${key.language}`,
  })
  await indexOwner(inside, key)
}

/**
 * Ends all started publications. The latest one is in effect, but one that started at this very instant can only be
 * cancelled, which reactivates the one before.
 */
async function endPublications({ db, now }: Scope, sectionId: number): Promise<void> {
  const isStanding = and(
    eq(publications.sectionId, sectionId),
    lte(publications.publishAt, now),
    isNull(publications.cancelledAt),
    or(isNull(publications.unpublishAt), gt(publications.unpublishAt, now)),
  )
  await db
    .update(publications)
    .set({ cancelledAt: now })
    .where(and(isStanding, eq(publications.publishAt, now)))
  await db.update(publications).set({ unpublishAt: now }).where(isStanding)
}

/** Updates the search index, which finds owners by their records, by their sections, and by what is shown in these. */
export async function indexOwner(inside: Scope, { ownerKind, ownerId, language }: SectionKey): Promise<void> {
  if (ownerKind === 'shared')
    for (const section of await listSectionsShowing(inside, ownerId, language))
      await indexOwner(inside, section)
  if (ownerKind === 'page') await indexPage(inside, ownerId, language)
  if (ownerKind === 'article') await indexArticle(inside, ownerId, language)
  if (ownerKind === 'event') await indexEvents(inside, [ownerId])
  if (ownerKind === 'subscription') await indexSubscription(inside, ownerId)
}
