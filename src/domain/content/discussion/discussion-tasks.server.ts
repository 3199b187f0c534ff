import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { comments, reviewRequests, sections, users } from '#db/schema/index.ts'
import { authorOf } from '../pages/section-rows.server.ts'
import { findSectionOwner } from '../pages/section-owner.server.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import { hasRight, requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'

/** Something that waits for the viewer: a request for review, or an unresolved comment that mentions them. */
export type DiscussionTask = {
  kind: 'review' | 'mention'
  section: SectionKey
  title: string
  address: string
  by: string | null
  note: string
  at: string
}

/** How many of each kind are listed at most. */
const maxListed = 20

/** The requests for review that the viewer can answer, and the comments that mention them; the newest first. */
export async function listDiscussionTasks(scope: Scope): Promise<DiscussionTask[]> {
  requireRight(scope.viewer, 'write_drafts')
  const own = authorOf(scope)
  if (own === null) return []
  const section = { ownerKind: sections.ownerKind, ownerId: sections.ownerId, language: sections.language }
  const requests = hasRight(scope.viewer, 'publish')
    ? await scope.db
        .select({ ...section, by: users.username, note: reviewRequests.note, at: reviewRequests.createdAt })
        .from(reviewRequests)
        .innerJoin(sections, eq(sections.id, reviewRequests.sectionId))
        .leftJoin(users, eq(users.id, reviewRequests.requestedBy))
        .where(
          and(
            isNull(reviewRequests.closedAt),
            or(isNull(reviewRequests.reviewerId), eq(reviewRequests.reviewerId, own)),
          ),
        )
        .orderBy(desc(reviewRequests.id))
        .limit(maxListed)
    : []
  const mentions = await scope.db
    .select({ ...section, by: users.username, note: comments.body, at: comments.createdAt })
    .from(comments)
    .innerJoin(sections, eq(sections.id, comments.sectionId))
    .leftJoin(users, eq(users.id, comments.authorId))
    .where(and(isNull(comments.resolvedAt), sql`${own} = ANY(${comments.mentions})`))
    .orderBy(desc(comments.id))
    .limit(maxListed)
  const rows = [
    ...requests.map((row) => ({ ...row, kind: 'review' as const })),
    ...mentions.map((row) => ({ ...row, kind: 'mention' as const })),
  ]
  const tasks: DiscussionTask[] = []
  for (const { kind, by, note, at, ...key } of rows) {
    const owner = await findSectionOwner(scope, key)
    if (owner)
      tasks.push({
        kind,
        section: key,
        title: owner.title,
        address: `${owner.url}?edit`,
        by,
        note,
        at: at.toISOString(),
      })
  }
  return tasks
}
