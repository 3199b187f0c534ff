import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { SectionStatus } from '#contracts/page-editor.ts'
import { publications } from '#db/schema/index.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { noteReviewed } from '../discussion/reviews.server.ts'
import { DomainError } from '#domain/errors.ts'
import { findPublication, sectionSlug, type SectionKey } from '../pages/find-section.server.ts'
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
import { listScheduled, statusOf } from './section-status.server.ts'
import { keepDraft } from './versions.server.ts'

type Publishing = {
  /** The sequence number of the last change that the editor has seen. */
  sequence: number
  /** Null or a time in the past means now. */
  publishAt?: Date | null
  unpublishAt?: Date | null
  summary?: string
}

/**
 * Publishes the draft, now or later, and updates the search index. Whether its page is online is a setting of its own:
 * the status tells when that hides it. Throws `conflict` when the draft has newer changes, `invalid` when it is
 * incomplete or links to something that does not exist (by block and field), or when the end is before the beginning.
 */
export async function publishDraft(
  scope: Scope,
  key: SectionKey,
  { sequence, publishAt = null, unpublishAt = null, summary = '' }: Publishing,
): Promise<SectionStatus> {
  requireRight(scope.viewer, 'publish')
  const start = publishAt !== null && publishAt > scope.now ? publishAt : scope.now
  if (unpublishAt !== null && unpublishAt <= start)
    throw new DomainError('invalid', { fields: { unpublish_at: 'invalid' } })
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const draft = await requireDraft(inside, key)
    if (draft.sequence !== sequence) throw new DomainError('conflict', { subject: sectionSlug(key) })
    await requirePublishable(inside, draft.content, key.language)
    const { id } = await keepDraft(inside, draft, summary)
    await publishSection(inside, key, id, { publishAt: start, unpublishAt })
    await noteReviewed(inside, draft.sectionId)
    await indexOwner(inside, key)
    return statusOf(inside, key, draft)
  })
}

/**
 * Unpublishes a section now and cancels scheduled publications; with `scheduled: 'only'` just the latter. Throws
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
    for (const { id } of await listScheduled(inside, draft.sectionId))
      await tx.update(publications).set({ cancelledAt: scope.now }).where(eq(publications.id, id))
    if (scheduled === 'all') await endPublications(inside, draft.sectionId)
    await finish(inside, key, scheduled === 'all' ? 'unpublish' : 'unschedule')
    return statusOf(inside, key, draft)
  })
}

/**
 * Cancels one scheduled publication of a section, or the scheduled end of the current one, after which it stays public.
 * Throws `not_found` when it is not scheduled any more.
 */
export async function cancelScheduled(
  scope: Scope,
  key: SectionKey,
  { publicationId, what }: { publicationId: number; what: 'start' | 'end' },
): Promise<void> {
  requireRight(scope.viewer, 'publish')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const sectionId = await lockSection(inside, key)
    const current = sectionId === null ? null : await findPublication(inside, sectionId)
    const isThere =
      what === 'end'
        ? current?.id === publicationId && current.unpublishAt !== null
        : sectionId !== null &&
          (await listScheduled(inside, sectionId)).some(({ id }) => id === publicationId)
    if (!isThere) throw new DomainError('not_found', { subject: `publication ${publicationId}` })
    await tx
      .update(publications)
      .set(what === 'end' ? { unpublishAt: null } : { cancelledAt: scope.now })
      .where(eq(publications.id, publicationId))
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
