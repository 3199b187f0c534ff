/** Feeds: the stories of the house for feed readers. */
import { createRoute, z } from '@hono/zod-openapi'
import { commonResponses, languageParams, recordId } from './shared.ts'

/** All stories, those of a category, those with a tag, or those with both. */
const feedQuery = z.object({
  category: recordId
    .optional()
    .openapi({ description: 'The number of a category, of `/api/article-categories`.' }),
  tag: recordId.optional().openapi({ description: 'The number of a tag, of `/api/article-tags`.' }),
})

const about =
  'The latest fifty, each with its teaser and the address of its page. An entry keeps its id when it is edited.'

export const storyRssCall = createRoute({
  method: 'get',
  path: '/{lang}/feeds/stories.rss',
  tags: ['feeds'],
  summary: 'Stories as RSS 2.0',
  description: about,
  request: { params: languageParams, query: feedQuery },
  responses: {
    200: { description: 'RSS 2.0 in UTF-8', content: { 'application/rss+xml': { schema: z.string() } } },
    ...commonResponses,
  },
})

export const storyAtomCall = createRoute({
  method: 'get',
  path: '/{lang}/feeds/stories.atom',
  tags: ['feeds'],
  summary: 'Stories as Atom',
  description: about,
  request: { params: languageParams, query: feedQuery },
  responses: {
    200: { description: 'Atom (RFC 4287)', content: { 'application/atom+xml': { schema: z.string() } } },
    ...commonResponses,
  },
})

export const podcastCall = createRoute({
  method: 'get',
  path: '/{lang}/feeds/podcast.rss',
  tags: ['feeds'],
  summary: 'The stories to listen to as a podcast',
  description: 'RSS 2.0 with the tags of iTunes and of Podcasting 2.0: enclosures, chapters and transcripts.',
  request: { params: languageParams },
  responses: {
    200: { description: 'RSS 2.0 in UTF-8', content: { 'application/rss+xml': { schema: z.string() } } },
    404: commonResponses[404],
  },
})

const fileParams = languageParams.extend({
  key: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .openapi({
      param: { name: 'key', in: 'path' },
      description: 'The key in the address of the recording or film.',
    }),
})

export const captionsCall = createRoute({
  method: 'get',
  path: '/{lang}/feeds/{key}.vtt',
  tags: ['feeds'],
  summary: 'The captions of a recording or film',
  description: 'Its transcript with times; `key` is in the address of the file.',
  request: { params: fileParams },
  responses: {
    200: { description: 'WebVTT', content: { 'text/vtt': { schema: z.string() } } },
    404: commonResponses[404],
  },
})

export const chaptersCall = createRoute({
  method: 'get',
  path: '/{lang}/feeds/{key}.json',
  tags: ['feeds'],
  summary: 'The chapters of a recording or film',
  request: { params: fileParams },
  responses: {
    200: {
      description: 'JSON Chapters 1.2',
      content: { 'application/json+chapters': { schema: z.string() } },
    },
    404: commonResponses[404],
  },
})
