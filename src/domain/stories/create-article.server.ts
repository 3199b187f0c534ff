import { articleCategories, articleEvents, articleTagLinks, articles, articleTags } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import type { DraftColumns } from '../draft-columns.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

export type ArticleDraft = DraftColumns<typeof articles> & { tagIds: number[]; eventIds: number[] }

export async function createCategories(
  scope: Scope,
  drafts: DraftColumns<typeof articleCategories, 'position'>[],
): Promise<Map<string, number>> {
  requireRight(scope.viewer, 'manage_records')
  const rows = await scope.db
    .insert(articleCategories)
    .values(drafts.map((draft, position) => ({ ...draft, position })))
    .returning({ id: articleCategories.id, key: articleCategories.key })
  await recordChange(scope, 'article')
  return new Map(rows.map((row) => [row.key, row.id]))
}

/** Adds tags; returns their numbers in the order given. */
export async function createTags(
  scope: Scope,
  drafts: DraftColumns<typeof articleTags>[],
): Promise<number[]> {
  requireRight(scope.viewer, 'manage_records')
  const rows = await scope.db.insert(articleTags).values(drafts).returning({ id: articleTags.id })
  await recordChange(scope, 'article')
  return rows.map((row) => row.id)
}

/** Adds a story without its text; returns its id. */
export async function createArticle(scope: Scope, draft: ArticleDraft): Promise<number> {
  requireRight(scope.viewer, 'publish')
  if (!draft.title.de.trim()) throw new DomainError('invalid', { fields: { title: 'required' } })
  const { tagIds, eventIds, ...row } = draft
  return scope.db.transaction(async (tx) => {
    const [stored] = await tx.insert(articles).values(row).returning({ id: articles.id })
    if (!stored) throw new DomainError('invalid')
    const articleId = stored.id
    if (tagIds.length > 0)
      await tx.insert(articleTagLinks).values(tagIds.map((tagId) => ({ articleId, tagId })))
    if (eventIds.length > 0)
      await tx.insert(articleEvents).values(eventIds.map((eventId) => ({ articleId, eventId })))
    const inside = { ...scope, db: tx }
    await recordChange(inside, 'article', [articleId])
    await recordAudit(inside, { action: 'create', subjectKind: 'article', subjectId: articleId })
    return articleId
  })
}
