import { aliasedTable, and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { maxComments, type Comment, type Discussion } from '#contracts/comments.ts'
import { comments, sections, users } from '#db/schema/index.ts'
import { authorOf } from '../pages/section-rows.server.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import { hasRight, requireRight } from '#domain/policy.ts'
import { isSectionOf } from './is-section-of.ts'
import { findReview } from './reviews.server.ts'
import type { Scope } from '#domain/scope.ts'
import { listColleagues } from '#domain/users/index.server.ts'

/** The comments on a draft, in order within each conversation, with the data needed to continue it. */
export async function readDiscussion(scope: Scope, key: SectionKey): Promise<Discussion> {
  requireRight(scope.viewer, 'write_drafts')
  return {
    comments: await listComments(scope, key),
    review: await findReview(scope, key),
    people: await listColleagues(scope),
  }
}

async function listComments(scope: Scope, key: SectionKey): Promise<Comment[]> {
  const resolvers = aliasedTable(users, 'resolvers')
  const rows = await scope.db
    .select({ comment: comments, author: users.username, resolver: resolvers.username })
    .from(comments)
    .innerJoin(sections, and(eq(sections.id, comments.sectionId), isSectionOf(key)))
    .leftJoin(users, eq(users.id, comments.authorId))
    .leftJoin(resolvers, eq(resolvers.id, comments.resolvedBy))
    .orderBy(desc(isNull(comments.resolvedAt)), desc(comments.id))
    .limit(maxComments)
  const mentioned = [...new Set(rows.flatMap(({ comment }) => comment.mentions))]
  const names = new Map<number, string>()
  if (mentioned.length > 0)
    for (const { id, name } of await scope.db
      .select({ id: users.id, name: users.username })
      .from(users)
      .where(inArray(users.id, mentioned))
      .orderBy(asc(users.id)))
      names.set(id, name)
  const own = authorOf(scope)
  const isOwn = (authorId: number | null) => own !== null && authorId === own
  return rows
    .toSorted((a, b) => a.comment.id - b.comment.id)
    .map(({ comment, author, resolver }) => ({
      id: comment.id,
      block: comment.block,
      parent_id: comment.parentId,
      body: comment.body,
      author,
      created_at: comment.createdAt.toISOString(),
      resolved_at: comment.resolvedAt?.toISOString() ?? null,
      resolved_by: resolver,
      mentions: comment.mentions.flatMap((id) => names.get(id) ?? []),
      is_own: isOwn(comment.authorId),
      may_delete: hasRight(scope.viewer, 'administer') || isOwn(comment.authorId),
      suggestion: comment.suggestion,
      outcome: comment.outcome,
    }))
}
