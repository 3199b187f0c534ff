/** Stories: articles, their categories and tags. */
import { createRoute, z } from '@hono/zod-openapi'
import { namedRecord } from './events.ts'
import { playedKinds } from './media-files.ts'
import { sectionSchema } from './pages.ts'
import { pictureInLanguage, pictureSchema, pictureWithFiles } from './pictures.ts'
import { changedParameter, listParameters, recordList } from './record-list.ts'
import {
  commonResponses,
  idParams,
  idsListedBy,
  instant,
  jsonResponse,
  languageParams,
  localizedText,
  pageNumber,
  pageSize,
  wholeNumber,
} from './shared.ts'

export const articleCategory = z
  .object({ ...namedRecord.shape, icon: z.enum(['book', 'headphone', 'play']) })
  .openapi('ArticleCategory')
export type ArticleCategory = z.infer<typeof articleCategory>
export const articleTag = namedRecord.extend({ slug: localizedText }).openapi('ArticleTag')
export type ArticleTag = z.infer<typeof articleTag>

/** What a story gives to hear or to see: a recording or a film of the library. */
export const storyRecording = z
  .object({
    kind: z.enum(playedKinds),
    src: z.string(),
    mime_type: z.string(),
    byte_size: z.number().int(),
    /** Null if its file does not say how long it lasts. */
    duration_ms: z.number().int().nullable(),
    caption: localizedText.nullable(),
    copyright: z.string().nullable(),
  })
  .openapi('StoryRecording')
export type StoryRecording = z.infer<typeof storyRecording>

export const articleSummary = z
  .object({
    id: z.number().int(),
    slug: localizedText,
    title: localizedText,
    teaser: localizedText.nullable(),
    category: articleCategory.nullable(),
    author: z.string().nullable(),
    reading_minutes: z.number().int().nullable(),
    published_at: instant,
    recording: storyRecording.nullable(),
    picture: pictureSchema,
    tags: z.array(articleTag),
  })
  .openapi('ArticleSummary')
export type ArticleSummary = z.infer<typeof articleSummary>

export const articleDetail = articleSummary
  .extend({ event_ids: z.array(z.number().int()), transcript: localizedText.nullable() })
  .openapi('Article')
export type ArticleDetail = z.infer<typeof articleDetail>

/** Stories as the calls present them. */
const shownArticleSummary = articleSummary
  .extend({ picture: pictureWithFiles })
  .openapi('ShownArticleSummary')
const shownArticle = articleDetail
  .extend({
    picture: pictureWithFiles,
    text: z
      .object({ de: sectionSchema.nullable(), en: sectionSchema.nullable() })
      .openapi({ description: 'What `container/by-slug/article-{id}` shows in each language.' }),
  })
  .openapi('ShownArticle')

const pictureOfTeaser = pictureInLanguage.extend(pictureWithFiles.pick({ url: true, thumbs: true }).shape)
const nameInLanguage = z.object({ id: z.number().int(), name: z.string() })

/** A story in the language of a call. */
const articleTeaser = z
  .object({
    ...articleSummary.shape,
    slug: z.string(),
    title: z.string(),
    teaser: z.string().nullable(),
    url: z.string(),
    category: nameInLanguage.extend({ icon: articleCategory.shape.icon }).nullable(),
    recording: storyRecording.extend({ caption: z.string().nullable() }).nullable(),
    picture: pictureOfTeaser,
    tags: z.array(nameInLanguage.extend({ slug: z.string() })),
  })
  .openapi('ArticleTeaser')

/** The filters by category and tag. */
const ofKind = {
  category: idsListedBy('/api/article-categories', 'categories').optional(),
  tag: idsListedBy('/api/article-tags', 'tags').optional(),
}

/** The most teasers of one call. */
const maxTeasers = 10

export const articlesTeaserCall = createRoute({
  method: 'get',
  path: '/{lang}/api/articles-teaser',
  tags: ['stories'],
  summary: 'The latest stories as teasers, in one language',
  request: {
    params: languageParams,
    query: z.object({
      size: wholeNumber(maxTeasers)
        .optional()
        .openapi({ description: 'How many, at most 10; three by default.' }),
      ...ofKind,
    }),
  },
  responses: { ...jsonResponse(z.array(articleTeaser), 'Teasers, the newest first'), ...commonResponses },
})

export const articleListQuery = z.object({
  ...ofKind,
  page: pageNumber.optional(),
  /** The front asks for the list alone with it (specification, section 7). */
  size: pageSize
    .optional()
    .openapi({ description: 'With it the answer is the list alone: so many stories of the page.' }),
  page_size: pageSize.optional(),
})
export type ArticleListQuery = z.infer<typeof articleListQuery>

const articleList = recordList('Article', shownArticleSummary)

export const listArticlesCall = createRoute({
  method: 'get',
  path: '/api/articles',
  tags: ['stories'],
  summary: 'Stories, newest first',
  description:
    'With `size` the answer is the list alone, else a page of it; both have ten stories by default.',
  request: {
    query: articleListQuery.extend({
      ...listParameters('/api/articles', shownArticleSummary),
      ...changedParameter,
    }),
  },
  responses: {
    ...jsonResponse(
      z.union([articleList.page, articleList.bare]),
      'Stories: a page of the list, or the list alone',
    ),
    ...commonResponses,
  },
})

export const findArticleCall = createRoute({
  method: 'get',
  path: '/api/articles/{id}',
  tags: ['stories'],
  summary: 'One story with its text',
  request: { params: idParams },
  responses: { ...jsonResponse(shownArticle, 'The story'), ...commonResponses },
})

export const articleCategoriesCall = createRoute({
  method: 'get',
  path: '/api/article-categories',
  tags: ['stories'],
  summary: 'Categories',
  responses: jsonResponse(z.array(articleCategory), 'All categories'),
})

export const articleTagsCall = createRoute({
  method: 'get',
  path: '/api/article-tags',
  tags: ['stories'],
  summary: 'Tags',
  responses: jsonResponse(z.array(articleTag), 'All tags'),
})

export const findArticleTagCall = createRoute({
  method: 'get',
  path: '/api/article-tags/{id}',
  tags: ['stories'],
  summary: 'One tag',
  request: { params: idParams },
  responses: { ...jsonResponse(articleTag, 'The tag'), ...commonResponses },
})
