import { aliasedTable, and, eq, inArray, isNull } from 'drizzle-orm'
import type { Review } from '#contracts/comments.ts'
import { reviewRequests, sections, users } from '#db/schema/index.ts'
import { DomainError } from '#domain/errors.ts'
import { authorOf } from '../pages/section-rows.server.ts'
import { findSectionOwner } from '../pages/section-owner.server.ts'
import { sectionSlug, type SectionKey } from '../pages/find-section.server.ts'
import { hasRight, requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { isSectionOf } from './is-section-of.ts'
import { mailNotes, type Recipient } from './mail-notes.server.ts'
import { requireSection } from './require-section.server.ts'

/** The open request for review of a section; null when there is none. */
export async function findReview(scope: Scope, key: SectionKey): Promise<Review | null> {
  const reviewers = aliasedTable(users, 'reviewers')
  const [row] = await scope.db
    .select({ request: reviewRequests, by: users.username, reviewer: reviewers.username })
    .from(reviewRequests)
    .innerJoin(sections, and(eq(sections.id, reviewRequests.sectionId), isSectionOf(key)))
    .leftJoin(users, eq(users.id, reviewRequests.requestedBy))
    .leftJoin(reviewers, eq(reviewers.id, reviewRequests.reviewerId))
    .where(isNull(reviewRequests.closedAt))
  if (!row) return null
  const own = authorOf(scope)
  return {
    requested_by: row.by,
    reviewer: row.reviewer,
    note: row.request.note,
    created_at: row.request.createdAt.toISOString(),
    is_own: own !== null && row.request.requestedBy === own,
  }
}

/**
 * Asks an editor (null: all of them) to look at a draft and to publish it, by mail. An open request is replaced. Throws
 * `not_found` when the owner does not exist, and `invalid` for a reviewer who may not publish.
 */
export async function requestReview(
  scope: Scope,
  key: SectionKey,
  { reviewerId, note }: { reviewerId: number | null; note: string },
  { publicOrigin }: { publicOrigin: string },
): Promise<void> {
  requireRight(scope.viewer, 'write_drafts')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const { owner, sectionId } = await requireSection(inside, key)
    const reviewers = await listReviewers(inside, reviewerId)
    if (reviewerId !== null && reviewers.length === 0)
      throw new DomainError('invalid', { fields: { reviewer_id: 'unknown' } })
    await close(inside, sectionId, 'withdrawn')
    await tx.insert(reviewRequests).values({
      sectionId,
      requestedBy: authorOf(scope),
      reviewerId,
      note,
      createdAt: scope.now,
    })
    const own = authorOf(scope)
    const told = reviewers.filter(({ id }) => id !== own)
    await mailNotes(inside, told, { kind: 'review', owner, note, publicOrigin })
  })
}

/**
 * Ends the open request: its author withdraws it, or an editor returns it, of which its author is notified by mail.
 * Throws `not_found` when there is none, and `forbidden` for other authors.
 */
export async function endReview(
  scope: Scope,
  key: SectionKey,
  { publicOrigin }: { publicOrigin: string },
): Promise<void> {
  requireRight(scope.viewer, 'write_drafts')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [open] = await tx
      .select({ request: reviewRequests, user: users })
      .from(reviewRequests)
      .innerJoin(sections, and(eq(sections.id, reviewRequests.sectionId), isSectionOf(key)))
      .leftJoin(users, eq(users.id, reviewRequests.requestedBy))
      .where(isNull(reviewRequests.closedAt))
    if (!open) throw new DomainError('not_found', { subject: `review of ${sectionSlug(key)}` })
    const isOwn = open.request.requestedBy === authorOf(scope)
    if (!isOwn && !hasRight(scope.viewer, 'publish'))
      throw new DomainError('forbidden', { subject: 'review' })
    await close(inside, open.request.sectionId, isOwn ? 'withdrawn' : 'returned')
    const owner = await findSectionOwner(inside, key)
    if (isOwn || !open.user?.isActive || !owner) return
    const { username: name, email, language } = open.user
    await mailNotes(inside, [{ name, email, language }], { kind: 'returned', owner, note: '', publicOrigin })
  })
}

/** Ends the open request of a section that is being published; call it in the transaction of the publication. */
export async function noteReviewed(inside: Scope, sectionId: number): Promise<void> {
  await close(inside, sectionId, 'published')
}

async function close(
  inside: Scope,
  sectionId: number,
  outcome: 'published' | 'returned' | 'withdrawn',
): Promise<void> {
  await inside.db
    .update(reviewRequests)
    .set({ closedAt: inside.now, outcome })
    .where(and(eq(reviewRequests.sectionId, sectionId), isNull(reviewRequests.closedAt)))
}

/** The editor with an id, or all editors and administrators. */
async function listReviewers({ db }: Scope, id: number | null): Promise<(Recipient & { id: number })[]> {
  return db
    .select({ id: users.id, name: users.username, email: users.email, language: users.language })
    .from(users)
    .where(
      and(
        eq(users.isActive, true),
        inArray(users.role, ['editor', 'administrator']),
        id === null ? undefined : eq(users.id, id),
      ),
    )
    .limit(100)
}
