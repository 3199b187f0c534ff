import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import {
  articleSummary,
  type ArticleCategory,
  type ArticleDetail,
  type ArticleSummary,
  type ArticleTag,
} from '#contracts/articles.ts'
import {
  articleCategories,
  articleEvents,
  articleTagLinks,
  articles,
  articleTags,
  media,
} from '#db/schema/index.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import { presentPicture, shownPicture, storyGrounds } from '../pictures.ts'
import { columnPresenter } from '../present-columns.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { orPreviewed } from '../visibility.server.ts'

/** Page size of story lists (specification, section 9). */
const articlePageSize = 10

const presentSummaryColumns = columnPresenter(articleSummary.keyof().options)

/** One page of the stories published so far, newest first. */
export async function listArticles(
  scope: Scope,
  { categoryIds, tagIds }: { categoryIds?: number[]; tagIds?: number[] } = {},
  { page = 1, pageSize = articlePageSize }: Paging = {},
): Promise<ListPage<ArticleSummary>> {
  addCacheTags(scope, 'article')
  const { db } = scope
  const where = and(
    isPublished(scope),
    categoryIds?.length ? inArray(articles.categoryId, categoryIds) : undefined,
    tagIds?.length
      ? inArray(
          articles.id,
          db
            .select({ id: articleTagLinks.articleId })
            .from(articleTagLinks)
            .where(inArray(articleTagLinks.tagId, tagIds)),
        )
      : undefined,
  )
  const [count, items] = await Promise.all([
    db.$count(articles, where),
    loadArticles(scope, where, pageSize, (page - 1) * pageSize),
  ])
  return listPage(items, count, page, pageSize)
}

/** The story with this number; null when there is none that the viewer may see. */
export async function findArticle(scope: Scope, id: number): Promise<ArticleDetail | null> {
  addCacheTags(scope, 'article', [id])
  addCacheTags(scope, ['event', 'record'])
  const [[article], links] = await Promise.all([
    loadArticles(scope, and(eq(articles.id, id), isPublished(scope)), 1, 0),
    scope.db
      .select({ id: articleEvents.eventId })
      .from(articleEvents)
      .where(eq(articleEvents.articleId, id))
      .orderBy(asc(articleEvents.eventId)),
  ])
  if (!article) return null
  return { ...article, event_ids: links.map((link) => link.id) }
}

/** Stories that mention an event. */
export async function listArticlesOnEvent(scope: Scope, eventId: number): Promise<ArticleSummary[]> {
  addCacheTags(scope, 'article')
  const ids = scope.db
    .select({ id: articleEvents.articleId })
    .from(articleEvents)
    .where(eq(articleEvents.eventId, eventId))
  return loadArticles(scope, and(inArray(articles.id, ids), isPublished(scope)), 3, 0)
}

export async function listCategories(scope: Scope): Promise<ArticleCategory[]> {
  addCacheTags(scope, 'article')
  const { db } = scope
  return db
    .select({ id: articleCategories.id, name: articleCategories.name, icon: articleCategories.icon })
    .from(articleCategories)
    .orderBy(asc(articleCategories.position), asc(articleCategories.id))
}

export async function listTags(scope: Scope): Promise<ArticleTag[]> {
  addCacheTags(scope, 'article')
  const { db } = scope
  return db.select().from(articleTags).orderBy(asc(articleTags.id))
}

export async function findTag(scope: Scope, id: number): Promise<ArticleTag | null> {
  addCacheTags(scope, 'article')
  const { db } = scope
  const [tag] = await db.select().from(articleTags).where(eq(articleTags.id, id))
  return tag ?? null
}

function isPublished(scope: Scope): SQL | undefined {
  if (canSeeUnpublished(scope.viewer)) return undefined
  const isOut = and(
    eq(articles.isOnline, true),
    lte(articles.publishedAt, scope.now),
    or(isNull(articles.onlineTo), gt(articles.onlineTo, scope.now)),
  )
  return orPreviewed(scope, articles, isOut)
}

async function loadArticles(
  scope: Scope,
  where: SQL | undefined,
  limit: number,
  offset: number,
): Promise<ArticleSummary[]> {
  const { db } = scope
  const rows = await db
    .select({
      article: articles,
      category: { id: articleCategories.id, name: articleCategories.name, icon: articleCategories.icon },
      image: media,
    })
    .from(articles)
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .leftJoin(media, eq(media.id, articles.imageId))
    .where(where)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit)
    .offset(offset)
  if (rows.length === 0) return []
  const tagRows = await db
    .select({ articleId: articleTagLinks.articleId, tag: articleTags })
    .from(articleTagLinks)
    .innerJoin(articleTags, eq(articleTags.id, articleTagLinks.tagId))
    .where(
      inArray(
        articleTagLinks.articleId,
        rows.map((row) => row.article.id),
      ),
    )
    .orderBy(asc(articleTags.id))
  return rows.map(({ article, category, image }) => ({
    ...presentSummaryColumns(article),
    category,
    picture: presentPicture(
      shownPicture(scope, image),
      article.figureSeed ?? `article-${article.id}`,
      storyGrounds[category?.icon ?? 'book'],
    ),
    tags: tagRows.filter((row) => row.articleId === article.id).map((row) => row.tag),
  }))
}
