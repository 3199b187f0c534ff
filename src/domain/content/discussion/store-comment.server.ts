import { and, eq, inArray } from 'drizzle-orm'
import { comments, users } from '#db/schema/index.ts'
import { DomainError } from '#domain/errors.ts'
import type { Scope } from '#domain/scope.ts'
import type { SectionOwnerFacts } from '../pages/section-owner.server.ts'
import { authorOf } from '../pages/section-rows.server.ts'
import { mailNotes } from './mail-notes.server.ts'

type StoredComment = Pick<(typeof comments)['$inferInsert'], 'block' | 'parentId' | 'body' | 'suggestion'> & {
  mentions: number[]
  /** When it is stored as a part of a conversation that ends with it. */
  isResolved?: boolean
}

/** Stores a comment by the viewer, and sends mails to those whom it mentions. Throws `invalid` for an unknown person. */
export async function storeComment(
  inside: Scope,
  { sectionId, owner }: { sectionId: number; owner: SectionOwnerFacts },
  { mentions, isResolved = false, ...comment }: StoredComment,
  { publicOrigin }: { publicOrigin: string },
): Promise<void> {
  const own = authorOf(inside)
  const told = await requirePeople(inside, mentions)
  await inside.db.insert(comments).values({
    ...comment,
    sectionId,
    authorId: own,
    mentions: told.map(({ id }) => id),
    createdAt: inside.now,
    ...(isResolved && { resolvedAt: inside.now, resolvedBy: own }),
  })
  await mailNotes(
    inside,
    told.filter(({ id }) => id !== own),
    { kind: 'mention', owner, note: comment.body, publicOrigin },
  )
}

async function requirePeople({ db }: Scope, ids: number[]) {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const found = await db
    .select({ id: users.id, name: users.username, email: users.email, language: users.language })
    .from(users)
    .where(and(inArray(users.id, wanted), eq(users.isActive, true)))
  if (found.length < wanted.length) throw new DomainError('invalid', { fields: { mentions: 'unknown' } })
  return found
}
