import { and, eq, isNull, or } from 'drizzle-orm'
import { maxComments } from '#contracts/comments.ts'
import { comments, sections } from '#db/schema/index.ts'
import { DomainError } from '#domain/errors.ts'
import { authorOf } from '../pages/section-rows.server.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import { hasRight, requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { requireSection } from './require-section.server.ts'
import { storeComment } from './store-comment.server.ts'

type NewComment = { block: string | null; parentId: number | null; body: string; mentions: number[] }

/**
 * Adds a comment, and sends mails to those whom it mentions. An answer belongs to the block of the comment that it
 * answers, and reopens it. Throws `not_found` when the owner does not exist, `invalid` for an unknown parent or
 * person, and when there are too many unresolved comments.
 */
export async function addComment(
  scope: Scope,
  key: SectionKey,
  { block, parentId, body, mentions }: NewComment,
  { publicOrigin }: { publicOrigin: string },
): Promise<void> {
  requireRight(scope.viewer, 'write_drafts')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const { owner, sectionId } = await requireSection(inside, key)
    const unresolved = and(eq(comments.sectionId, sectionId), isNull(comments.resolvedAt))
    if ((await tx.$count(comments, unresolved)) >= maxComments)
      throw new DomainError('invalid', { fields: { body: 'too_many_comments' } })
    const parent = parentId === null ? null : await requireParent(inside, sectionId, parentId)
    await storeComment(
      inside,
      { owner, sectionId },
      {
        block: parent ? parent.block : (block?.replaceAll('\0', '') ?? null),
        parentId: parent?.id ?? null,
        body,
        mentions,
      },
      { publicOrigin },
    )
    // A suggestion that was settled stays so: whoever wants to decide again reopens it.
    if (parent && parent.outcome === null)
      await tx
        .update(comments)
        .set({ resolvedAt: null, resolvedBy: null })
        .where(or(eq(comments.id, parent.id), eq(comments.parentId, parent.id)))
  })
}

/** Resolves or reopens a comment with its answers; returns its section. Throws `not_found` for an unknown one. */
export async function changeComment(
  scope: Scope,
  id: number,
  { isResolved }: { isResolved: boolean },
): Promise<SectionKey> {
  requireRight(scope.viewer, 'write_drafts')
  const { key } = await requireComment(scope, id)
  await scope.db
    .update(comments)
    .set({
      resolvedAt: isResolved ? scope.now : null,
      resolvedBy: isResolved ? authorOf(scope) : null,
      // A suggestion that is opened again waits for a decision again.
      ...(!isResolved && { outcome: null }),
    })
    .where(or(eq(comments.id, id), eq(comments.parentId, id)))
  return key
}

/**
 * Deletes a comment with its answers; returns its section. Throws `not_found` for an unknown one, and `forbidden` for one of
 * somebody else, unless the viewer is an administrator.
 */
export async function deleteComment(scope: Scope, id: number): Promise<SectionKey> {
  requireRight(scope.viewer, 'write_drafts')
  const { key, authorId } = await requireComment(scope, id)
  if (authorId !== authorOf(scope) && !hasRight(scope.viewer, 'administer'))
    throw new DomainError('forbidden', { subject: `comment ${id}` })
  await scope.db.delete(comments).where(eq(comments.id, id))
  return key
}

async function requireComment(
  { db }: Scope,
  id: number,
): Promise<{ key: SectionKey; authorId: number | null }> {
  const [found] = await db
    .select({
      authorId: comments.authorId,
      ownerKind: sections.ownerKind,
      ownerId: sections.ownerId,
      language: sections.language,
    })
    .from(comments)
    .innerJoin(sections, eq(sections.id, comments.sectionId))
    .where(eq(comments.id, id))
  if (!found) throw new DomainError('not_found', { subject: `comment ${id}` })
  const { authorId, ...key } = found
  return { key, authorId }
}

async function requireParent({ db }: Scope, sectionId: number, parentId: number) {
  const [parent] = await db
    .select({ id: comments.id, block: comments.block, outcome: comments.outcome })
    .from(comments)
    .where(and(eq(comments.id, parentId), eq(comments.sectionId, sectionId), isNull(comments.parentId)))
  if (!parent) throw new DomainError('invalid', { fields: { parent_id: 'unknown' } })
  return parent
}
