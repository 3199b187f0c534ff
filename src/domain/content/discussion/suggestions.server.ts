import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { maxComments } from '#contracts/comments.ts'
import type { SuggestedText, SuggestionOutcome } from '#contracts/suggested-text.ts'
import { longestSuggestion, maxSuggestions } from '#contracts/suggestions.ts'
import { comments, sections, users } from '#db/schema/index.ts'
import { DomainError } from '#domain/errors.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { cleanJson } from '../drafts/clean-json.ts'
import { requireDraft, requireOwner } from '../drafts/draft.server.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import { withHead } from '../pages/record-heads.server.ts'
import { authorOf } from '../pages/section-rows.server.ts'
import { readSuggestedText } from './read-suggested-text.ts'
import { requireSection } from './require-section.server.ts'
import { storeComment } from './store-comment.server.ts'

type NewSuggestion = { block: string; suggestion: SuggestedText; body: string; mentions: number[] }

/**
 * Stores a wording for a text of a block as a comment; the draft stays as it is. The wording is checked as if it was
 * typed. Throws `invalid`, naming what is wrong, for unknown texts and people, and when too many suggestions are open.
 */
export async function addSuggestion(
  scope: Scope,
  key: SectionKey,
  given: NewSuggestion,
  site: { publicOrigin: string },
): Promise<void> {
  requireRight(scope.viewer, 'write_drafts')
  const { block, suggestion, body, mentions } = cleanJson(given)
  for (const side of ['before', 'after'] as const)
    if ((JSON.stringify(suggestion[side]) ?? '').length > longestSuggestion)
      throw new DomainError('invalid', { fields: { [side]: 'too_long' } })
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    // Locks the section, so that two calls can't exceed the bounds together.
    const draft = await requireDraft(inside, key, { isBegun: true })
    const { owner, sectionId } = await requireSection(inside, key)
    await requireRoom(inside, sectionId)
    const content = await withHead(inside, key, draft.content)
    const read = readSuggestedText(content, block, suggestion)
    await storeComment(inside, { owner, sectionId }, { block, body, mentions, suggestion: read }, site)
  })
}

/**
 * Notes what became of a suggestion, and returns its section. It does not change the draft: who accepts a suggestion
 * has typed it (decision 76). An answer is added to the conversation and mailed to the author. Throws `conflict` when it
 * was settled before, and `forbidden` when somebody else withdraws it.
 */
export async function settleSuggestion(
  scope: Scope,
  id: number,
  { outcome, answer, mentions }: { outcome: SuggestionOutcome; answer: string; mentions: number[] },
  site: { publicOrigin: string },
): Promise<SectionKey> {
  requireRight(scope.viewer, 'write_drafts')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const { key, comment } = await requireSuggestion(inside, id)
    const own = authorOf(scope)
    if (outcome === 'withdrawn' && (own === null || comment.authorId !== own))
      throw new DomainError('forbidden', { subject: `suggestion ${id}` })
    await requireOwner(inside, key)
    const settled = await tx
      .update(comments)
      .set({ outcome, resolvedAt: scope.now, resolvedBy: own })
      .where(and(eq(comments.id, id), isNull(comments.resolvedAt)))
      .returning({ id: comments.id })
    if (settled.length === 0) throw new DomainError('conflict', { subject: `suggestion ${id}` })
    await tx
      .update(comments)
      .set({ resolvedAt: scope.now, resolvedBy: own })
      .where(and(eq(comments.parentId, id), isNull(comments.resolvedAt)))
    if (answer === '') return key
    const section = await requireSection(inside, key)
    const { block, isActive, authorId } = comment
    const told = isActive && authorId !== null && authorId !== own ? [authorId, ...mentions] : mentions
    const body = cleanJson(answer)
    await storeComment(inside, section, { block, parentId: id, body, mentions: told, isResolved: true }, site)
    return key
  })
}

async function requireRoom({ db }: Scope, sectionId: number): Promise<void> {
  const open = and(eq(comments.sectionId, sectionId), isNull(comments.resolvedAt))
  if ((await db.$count(comments, open)) >= maxComments)
    throw new DomainError('invalid', { fields: { after: 'too_many_comments' } })
  if ((await db.$count(comments, and(open, isNotNull(comments.suggestion)))) >= maxSuggestions)
    throw new DomainError('invalid', { fields: { after: 'too_many_suggestions' } })
}

async function requireSuggestion({ db }: Scope, id: number) {
  const [found] = await db
    .select({
      comment: { block: comments.block, authorId: comments.authorId, isActive: users.isActive },
      key: { ownerKind: sections.ownerKind, ownerId: sections.ownerId, language: sections.language },
    })
    .from(comments)
    .innerJoin(sections, eq(sections.id, comments.sectionId))
    .leftJoin(users, eq(users.id, comments.authorId))
    .where(and(eq(comments.id, id), isNotNull(comments.suggestion)))
  if (!found) throw new DomainError('not_found', { subject: `suggestion ${id}` })
  return found
}
