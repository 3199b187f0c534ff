import { alias } from 'drizzle-orm/pg-core'
import { and, asc, count, desc, eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm'
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
import { record } from '#records/article/record.ts'
import { columnPresenter } from '../present-columns.ts'
import { presentHouse } from '../present-house.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { defineQuery, isAmong, isAnyOf, type Given, type QueryScope } from '../define-query.server.ts'
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
  const wanted = wantedOf(selection)
  const [[counted], items] = await Promise.all([
    countArticles(scope, wanted),
    loadArticles(scope, { ...wanted, limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  return listPage(items.map(summaryOf), counted?.count ?? 0, page, pageSize)
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
  const items = await loadArticles(scope, { ...wantedOf(selection), isHeard, limit })
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
    loadArticles(scope, { ids: [id] }),
    selectEventIds(scope, { id }),
  ])
  if (!article) return null
  return { ...article, event_ids: links.map((link) => link.id) }
}

/** Stories that mention an event. */
export async function listArticlesOnEvent(scope: Scope, eventId: number): Promise<ArticleSummary[]> {
  addCacheTags(scope, 'article')
  const items = await loadArticles(scope, { eventId, limit: 3 })
  return items.map(summaryOf)
}

export async function listCategories(scope: Scope): Promise<ArticleCategory[]> {
  addCacheTags(scope, 'article')
  return selectCategories(scope, {})
}

const selectCategories = defineQuery(({ db }) =>
  db
    .select({ id: articleCategories.id, name: articleCategories.name, icon: articleCategories.icon })
    .from(articleCategories)
    .orderBy(asc(articleCategories.position), asc(articleCategories.id)),
)

export async function listTags(scope: Scope): Promise<ArticleTag[]> {
  addCacheTags(scope, 'article')
  return selectAllTags(scope, {})
}

const selectAllTags = defineQuery(({ db }) => db.select().from(articleTags).orderBy(asc(articleTags.id)))

export async function findTag(scope: Scope, id: number): Promise<ArticleTag | null> {
  addCacheTags(scope, 'article')
  const { db } = scope
  const [tag] = await db.select().from(articleTags).where(eq(articleTags.id, id))
  return tag ?? null
}

/** What is asked of stories; without a limit all of them. */
type Wanted = {
  ids?: number[] | undefined
  categoryIds?: number[] | undefined
  tagIds?: number[] | undefined
  changedSince?: Date | undefined
  /** Those on the event. */
  eventId?: number
  /** Those with something to hear. */
  isHeard?: boolean
  limit?: number
  offset?: number
}

/** An empty list selects all. */
function wantedOf({ ids, categoryIds, tagIds, changedSince }: ArticleSelection): Wanted {
  const listed = (wanted: number[] | undefined) => (wanted?.length ? wanted : undefined)
  return { ids: listed(ids), categoryIds: listed(categoryIds), tagIds: listed(tagIds), changedSince }
}

function isWanted(scope: QueryScope, given: Given<Wanted>): SQL | undefined {
  const { ids, categoryIds, tagIds, changedSince, eventId } = given
  const { db } = scope
  const linked = (tags: Placeholder) =>
    db
      .select({ id: articleTagLinks.articleId })
      .from(articleTagLinks)
      .where(isAnyOf(articleTagLinks.tagId, tags))
  const onEvent = (event: Placeholder) =>
    db.select({ id: articleEvents.articleId }).from(articleEvents).where(eq(articleEvents.eventId, event))
  return and(
    visibleTo(scope, storyVisibility),
    ids && isAmong(articles.id, ids),
    changedSince &&
      isChangedSince(scope, 'article', { ...storyVisibility, updatedAt: articles.updatedAt }, changedSince),
    categoryIds && isAnyOf(articles.categoryId, categoryIds),
    tagIds && inArray(articles.id, linked(tagIds)),
    eventId && inArray(articles.id, onEvent(eventId)),
    given.isHeard ? and(eq(articleCategories.icon, 'headphone'), eq(recordings.kind, 'audio')) : undefined,
  )
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

async function loadArticles(scope: Scope, wanted: Wanted): Promise<LoadedArticle[]> {
  const rows = await selectArticles(scope, wanted)
  if (rows.length === 0) return []
  const tagRows = await selectTags(scope, { ids: rows.map((row) => row.article.id) })
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
    ...presentHouse(record, article),
  }))
}

const selectArticles = defineQuery((scope, given: Given<Wanted>) => {
  const query = scope.db
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
    .where(isWanted(scope, given))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .$dynamic()
  if (given.limit) query.limit(given.limit)
  if (given.offset) query.offset(given.offset)
  return query
})

const countArticles = defineQuery((scope, given: Given<Wanted>) =>
  scope.db.select({ count: count() }).from(articles).where(isWanted(scope, given)),
)

const selectTags = defineQuery(({ db }, { ids }: Given<{ ids: number[] }>) =>
  db
    .select({ articleId: articleTagLinks.articleId, tag: articleTags })
    .from(articleTagLinks)
    .innerJoin(articleTags, eq(articleTags.id, articleTagLinks.tagId))
    .where(isAmong(articleTagLinks.articleId, ids))
    .orderBy(asc(articleTags.id)),
)

const selectEventIds = defineQuery(({ db }, { id }: Given<{ id: number }>) =>
  db
    .select({ id: articleEvents.eventId })
    .from(articleEvents)
    .where(eq(articleEvents.articleId, id))
    .orderBy(asc(articleEvents.eventId)),
)
