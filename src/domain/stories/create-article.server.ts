import { articleCategories, articleEvents, articleTagLinks, articles, articleTags } from '#db/schema/index.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { languages, pickLanguage, type Localized } from '#i18n/languages.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { publishSection, saveRevision, textOfContent } from '../pages/index.server.ts'

import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { replaceSearchDocuments } from '../search/index.server.ts'

export type ArticleDraft = {
  slug: Localized
  title: Localized
  teaser?: Localized | null
  categoryId?: number | null
  author?: string | null
  readingMinutes?: number | null
  publishedAt: Date
  figureSeed?: string | null
  tagIds: number[]
  eventIds: number[]
  /** The text, as the section `article-{id}` in each language. */
  body: Localized<ContentDocument>
}

export async function createCategories(
  scope: Scope,
  drafts: { key: string; name: Localized; icon: 'book' | 'headphone' | 'play' }[],
): Promise<Map<string, number>> {
  requireRight(scope.viewer, 'manage_records')
  const rows = await scope.db
    .insert(articleCategories)
    .values(drafts.map((draft, position) => ({ ...draft, position })))
    .returning({ id: articleCategories.id, key: articleCategories.key })
  return new Map(rows.map((row) => [row.key, row.id]))
}

/** Adds tags; returns their numbers in the order given. */
export async function createTags(scope: Scope, drafts: { name: Localized; slug: Localized }[]): Promise<number[]> {
  requireRight(scope.viewer, 'manage_records')
  const rows = await scope.db.insert(articleTags).values(drafts).returning({ id: articleTags.id })
  return rows.map((row) => row.id)
}

/** Adds a story and publishes its text from its date of publication on; returns its number. */
export async function createArticle(scope: Scope, draft: ArticleDraft): Promise<number> {
  requireRight(scope.viewer, 'publish')
  if (!draft.title.de.trim()) throw new DomainError('invalid', { fields: { title: 'required' } })
  const { tagIds, eventIds, body, ...row } = draft
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [stored] = await tx.insert(articles).values(row).returning({ id: articles.id })
    if (!stored) throw new DomainError('invalid')
    const articleId = stored.id
    if (tagIds.length > 0) await tx.insert(articleTagLinks).values(tagIds.map((tagId) => ({ articleId, tagId })))
    if (eventIds.length > 0)
      await tx.insert(articleEvents).values(eventIds.map((eventId) => ({ articleId, eventId })))
    for (const language of languages) {
      const section = { ownerKind: 'article' as const, ownerId: articleId, language }
      const revisionId = await saveRevision(inside, section, body[language], { summary: '' })
      await publishSection(inside, section, revisionId, { publishAt: draft.publishedAt })
    }
    await replaceSearchDocuments(
      inside,
      languages.map((language) => ({
        kind: 'article',
        subjectId: articleId,
        language,
        title: pickLanguage(draft.title, language),
        names: draft.author ?? '',
        body: `${pickLanguage(draft.teaser, language) ?? ''} ${textOfContent(body[language])}`.trim(),
        date: draft.publishedAt,
        year: draft.publishedAt.getUTCFullYear(),
        isOnline: true,
        visibleFrom: draft.publishedAt,
      })),
    )
    await recordAudit(inside, { action: 'create', subjectKind: 'article', subjectId: articleId })
    return articleId
  })
}
