import { eq } from 'drizzle-orm'
import type { ContentDocument } from '#contracts/pages.ts'
import { articles } from '#db/schema/index.ts'
import { DomainError } from '#domain/errors.ts'
import type { Scope } from '#domain/scope.ts'
import { replaceSearchDocuments } from '#domain/search/index.server.ts'
import { languages, pickLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { findPublishedText } from '../pages/published-texts.server.ts'
import { publishSection, saveRevision } from '../pages/write-section.server.ts'

/** Publishes a story's text in all languages, since its publication date if that has passed, and updates the search index. */
export async function publishArticleText(
  scope: Scope,
  articleId: number,
  text: Localized<ContentDocument>,
): Promise<void> {
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [article] = await tx.select().from(articles).where(eq(articles.id, articleId))
    if (!article) throw new DomainError('not_found', { subject: `article ${articleId}` })
    for (const language of languages) {
      const section = { ownerKind: 'article' as const, ownerId: articleId, language }
      const revisionId = await saveRevision(inside, section, text[language])
      // A story that appears later is hidden by its own date until then.
      const publishAt = article.publishedAt < scope.now ? article.publishedAt : scope.now
      await publishSection(inside, section, revisionId, { publishAt })
    }
    for (const language of languages) await indexArticle(inside, articleId, language)
  })
}

/** Updates the search documents of a story from its public text. */
export async function indexArticle(scope: Scope, articleId: number, language: Language): Promise<void> {
  const [article] = await scope.db.select().from(articles).where(eq(articles.id, articleId))
  if (!article) return
  const { text } = await findPublishedText(scope, { ownerKind: 'article', ownerId: articleId, language })
  await replaceSearchDocuments(scope, [
    {
      kind: 'article',
      subjectId: articleId,
      language,
      title: pickLanguage(article.title, language),
      names: article.author ?? '',
      body: `${pickLanguage(article.teaser, language) ?? ''} ${text}`.trim(),
      date: article.publishedAt,
      year: article.publishedAt.getUTCFullYear(),
      isOnline: article.isOnline,
      visibleFrom: article.publishedAt,
      visibleTo: article.onlineTo,
    },
  ])
}
