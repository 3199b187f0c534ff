import { alias } from 'drizzle-orm/pg-core'
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import {
  articleSummary,
  type ArticleCategory,
  type ArticleDetail,
  type ArticleSummary,
  type ArticleTag,
  type StoryRecording,
} from '#contracts/articles.ts'
import { playedKinds } from '#contracts/media-files.ts'
import {
  articleCategories,
  articleEvents,
  articleTagLinks,
  articles,
  articleTags,
  media,
} from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { detailHref } from '#routing/paths.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import {
  creditOf,
  mediaAddress,
  presentPicture,
  shownPicture,
  storyGrounds,
  type MediaRow,
} from '../pictures.ts'
import { columnPresenter } from '../present-columns.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { joinPublished } from '../join-published.server.ts'
import { isChangedSince, storyVisibility } from '../shown-records.server.ts'
import { visibleTo } from '../visibility.server.ts'

/** Page size of story lists (specification, section 9). */
const articlePageSize = 10

const presentSummaryColumns = columnPresenter(articleSummary.keyof().options)

export type ArticleSelection = {
  ids?: number[]
  categoryIds?: number[]
  tagIds?: number[]
  changedSince?: Date
}

/** One page of the stories published so far, newest first. */
export async function listArticles(
  scope: Scope,
  selection: ArticleSelection = {},
  { page = 1, pageSize = articlePageSize }: Paging = {},
): Promise<ListPage<ArticleSummary>> {
  addCacheTags(scope, 'article')
  const where = isSelected(scope, selection)
  const [count, items] = await Promise.all([
    scope.db.$count(articles, where),
    loadArticles(scope, where, pageSize, (page - 1) * pageSize),
  ])
  return listPage(items.map(summaryOf), count, page, pageSize)
}

/**
 * The newest stories, or those with something to hear, each with the time at which it, or its published text, was changed last.
 */
export async function listArticlesForFeed(
  scope: Scope,
  { isHeard = false, ...selection }: ArticleSelection & { isHeard?: boolean },
  limit: number,
): Promise<(LoadedArticle & { modifiedAt: Date })[]> {
  addCacheTags(scope, ['article', 'shared', ...(isHeard ? (['media'] as const) : [])])
  const heard = isHeard
    ? and(eq(articleCategories.icon, 'headphone'), eq(recordings.kind, 'audio'))
    : undefined
  const items = await loadArticles(scope, and(isSelected(scope, selection), heard), limit, 0)
  const { rows } = await scope.db.execute<{ id: number; modified_at: Date | string }>(sql`
    SELECT ${articles.id}, greatest(${articles.publishedAt}, ${articles.updatedAt}, published.at) AS modified_at
    FROM ${articles} ${joinPublished(scope, 'article', articles.id)}
    WHERE ${
      items.length > 0
        ? inArray(
            articles.id,
            items.map(({ id }) => id),
          )
        : sql`false`
    }`)
  const modified = new Map(rows.map((row) => [row.id, new Date(row.modified_at)]))
  return items.map((item) => ({ ...item, modifiedAt: modified.get(item.id) ?? new Date(item.published_at) }))
}

/** The address of a story's page. */
export function storyPath(story: Pick<ArticleSummary, 'id' | 'slug'>, language: Language): string {
  return detailHref('stories', language, story)
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
  const items = await loadArticles(scope, and(inArray(articles.id, ids), isPublished(scope)), 3, 0)
  return items.map(summaryOf)
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

function isSelected(
  scope: Scope,
  { ids, categoryIds, tagIds, changedSince }: ArticleSelection,
): SQL | undefined {
  return and(
    isPublished(scope),
    ids?.length ? inArray(articles.id, ids) : undefined,
    changedSince &&
      isChangedSince(scope, 'article', { ...storyVisibility, updatedAt: articles.updatedAt }, changedSince),
    categoryIds?.length ? inArray(articles.categoryId, categoryIds) : undefined,
    tagIds?.length
      ? inArray(
          articles.id,
          scope.db
            .select({ id: articleTagLinks.articleId })
            .from(articleTagLinks)
            .where(inArray(articleTagLinks.tagId, tagIds)),
        )
      : undefined,
  )
}

function isPublished(scope: Scope): SQL | undefined {
  return visibleTo(scope, storyVisibility)
}

const recordings = alias(media, 'recordings')

type LoadedArticle = ArticleSummary & Pick<ArticleDetail, 'transcript'>

/** Lists do without the transcripts, which are long. */
function summaryOf({ transcript: _transcript, ...summary }: LoadedArticle): ArticleSummary {
  return summary
}

/** The recording or film of a story; null for a file of another kind. */
function presentRecording(row: MediaRow | null): StoryRecording | null {
  const kind = playedKinds.find((played) => played === row?.kind)
  if (!row || !kind) return null
  return {
    kind,
    src: mediaAddress(row),
    mime_type: row.mimeType,
    byte_size: row.byteSize,
    duration_ms: row.durationMs,
    caption: row.caption,
    copyright: creditOf(row),
  }
}

async function loadArticles(
  scope: Scope,
  where: SQL | undefined,
  limit: number,
  offset: number,
): Promise<LoadedArticle[]> {
  const { db } = scope
  const rows = await db
    .select({
      article: articles,
      category: { id: articleCategories.id, name: articleCategories.name, icon: articleCategories.icon },
      image: media,
      recording: recordings,
    })
    .from(articles)
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .leftJoin(media, eq(media.id, articles.imageId))
    .leftJoin(recordings, eq(recordings.id, articles.recordingId))
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
  return rows.map(({ article, category, image, recording }) => ({
    ...presentSummaryColumns(article),
    category,
    recording: presentRecording(recording),
    transcript: recording?.transcript ?? null,
    picture: presentPicture(
      shownPicture(scope, image),
      article.figureSeed ?? `article-${article.id}`,
      storyGrounds[category?.icon ?? 'book'],
    ),
    tags: tagRows.filter((row) => row.articleId === article.id).map((row) => row.tag),
  }))
}
