/** Feeds: the stories of the house for feed readers. */
import { createRoute, z } from '@hono/zod-openapi'
import { commonResponses, languageParams, recordId } from './shared.ts'

/** All stories, those of a category, those with a tag, or those with both. */
const feedQuery = z.object({ category: recordId.optional(), tag: recordId.optional() })

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
