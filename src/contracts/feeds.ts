/** Feeds: the stories of the house for feed readers. */
import { z } from '@hono/zod-openapi'
import { publicRoute } from './route.ts'
import { recordId } from './shared.ts'

/** All stories, those of a category, those with a tag, or those with both. */
const feedQuery = z.object({
  category: recordId
    .optional()
    .openapi({ description: 'The number of a category, of `/api/article-categories`.' }),
  tag: recordId.optional().openapi({ description: 'The number of a tag, of `/api/article-tags`.' }),
})

const about =
  'The latest fifty, each with its teaser and the address of its page. An entry keeps its id when it is edited.'

export const storyRssCall = publicRoute({
  get: '/{lang}/feeds/stories.rss',
  tag: 'feeds',
  summary: 'Stories as RSS 2.0',
  description: about,
  query: feedQuery,
  responses: {
    200: { description: 'RSS 2.0 in UTF-8', content: { 'application/rss+xml': { schema: z.string() } } },
  },
})

export const storyAtomCall = publicRoute({
  get: '/{lang}/feeds/stories.atom',
  tag: 'feeds',
  summary: 'Stories as Atom',
  description: about,
  query: feedQuery,
  responses: {
    200: { description: 'Atom (RFC 4287)', content: { 'application/atom+xml': { schema: z.string() } } },
  },
})

export const podcastCall = publicRoute({
  get: '/{lang}/feeds/podcast.rss',
  tag: 'feeds',
  summary: 'The stories to listen to as a podcast',
  description: 'RSS 2.0 with the tags of iTunes and of Podcasting 2.0: enclosures, chapters and transcripts.',
  errors: [404],
  responses: {
    200: { description: 'RSS 2.0 in UTF-8', content: { 'application/rss+xml': { schema: z.string() } } },
  },
})

const params = {
  key: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .openapi({
      description: 'The key in the address of the recording or film.',
    }),
}

export const captionsCall = publicRoute({
  get: '/{lang}/feeds/{key}.vtt',
  tag: 'feeds',
  summary: 'The captions of a recording or film',
  description: 'Its transcript with times; `key` is in the address of the file.',
  params,
  errors: [404],
  responses: { 200: { description: 'WebVTT', content: { 'text/vtt': { schema: z.string() } } } },
})

export const chaptersCall = publicRoute({
  get: '/{lang}/feeds/{key}.json',
  tag: 'feeds',
  summary: 'The chapters of a recording or film',
  params,
  errors: [404],
  responses: {
    200: {
      description: 'JSON Chapters 1.2',
      content: { 'application/json+chapters': { schema: z.string() } },
    },
  },
})
