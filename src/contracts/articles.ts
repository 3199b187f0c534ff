/** Stories: articles, their categories and tags. */
import { z } from '@hono/zod-openapi'
import { namedRecord } from './events.ts'
import { playedKinds } from './media-files.ts'
import { sectionSchema } from './pages.ts'
import { pictureInLanguage, pictureSchema, pictureWithFiles } from './pictures.ts'
import { changedParameter, listParameters, recordList } from './record-list.ts'
import { publicRoute } from './route.ts'
import {
  houseValues,
  idsListedBy,
  instant,
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
    house: houseValues,
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

export const articlesTeaserCall = publicRoute({
  get: '/{lang}/api/articles-teaser',
  tag: 'stories',
  summary: 'The latest stories as teasers, in one language',
  query: z.object({
    size: wholeNumber(maxTeasers)
      .optional()
      .openapi({ description: 'How many, at most 10; three by default.' }),
    ...ofKind,
  }),
  answer: [z.array(articleTeaser), 'Teasers, the newest first'],
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

export const listArticlesCall = publicRoute({
  get: '/api/articles',
  tag: 'stories',
  summary: 'Stories, newest first',
  description:
    'With `size` the answer is the list alone, else a page of it; both have ten stories by default.',
  query: articleListQuery.extend({
    ...listParameters('/api/articles', shownArticleSummary),
    ...changedParameter,
  }),
  answer: [z.union([articleList.page, articleList.bare]), 'Stories: a page of the list, or the list alone'],
})

export const findArticleCall = publicRoute({
  get: '/api/articles/{id}',
  tag: 'stories',
  summary: 'One story with its text',
  answer: [shownArticle, 'The story'],
})

export const articleCategoriesCall = publicRoute({
  get: '/api/article-categories',
  tag: 'stories',
  summary: 'Categories',
  answer: [z.array(articleCategory), 'All categories'],
  errors: [],
})

export const articleTagsCall = publicRoute({
  get: '/api/article-tags',
  tag: 'stories',
  summary: 'Tags',
  answer: [z.array(articleTag), 'All tags'],
  errors: [],
})

export const findArticleTagCall = publicRoute({
  get: '/api/article-tags/{id}',
  tag: 'stories',
  summary: 'One tag',
  answer: [articleTag, 'The tag'],
})
