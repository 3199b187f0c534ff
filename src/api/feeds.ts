import type { Context } from 'hono'
import { captionsCall, chaptersCall, podcastCall, storyAtomCall, storyRssCall } from '#contracts/feeds.ts'
import {
  findCaptions,
  findChapters,
  makePodcast,
  makeStoryFeed,
  type FeedFile,
  type StoryFeedRequest,
} from '#domain/feeds/index.server.ts'
import { readLanguage } from '#i18n/page-language.ts'
import type { Api, ApiEnv } from './environment.ts'
import { handle } from './handle.ts'
import { refuse } from './refusal.ts'

/**
 * Feeds, and the captions and chapters of recordings. The addresses of the latter end in `.vtt` and `.json`, which
 * OpenAPI path parameters cannot express, so they are described by the contract but matched by their own patterns.
 */
export function feedHandlers(api: Api): void {
  api.openAPIRegistry.registerPath(captionsCall)
  api.openAPIRegistry.registerPath(chaptersCall)

  const answerStories = async (context: Context<ApiEnv>, asked: Omit<StoryFeedRequest, 'origin'>) =>
    sendFeed(
      context,
      await makeStoryFeed(context.get('scope'), { ...asked, origin: context.get('publicOrigin') }),
    )

  handle(api, storyRssCall, ({ params: { lang: language }, query, context }) =>
    answerStories(context, { ...query, format: 'rss', language }),
  )

  handle(api, storyAtomCall, ({ params: { lang: language }, query, context }) =>
    answerStories(context, { ...query, format: 'atom', language }),
  )

  handle(api, podcastCall, async ({ scope, params: { lang: language }, context }) => {
    const asked = { language, origin: context.get('publicOrigin') }
    return sendFeed(context, await makePodcast(scope, asked))
  })

  api.get('/:lang{de|en}/feeds/:file{[0-9a-f]{32}\\.(?:vtt|json)}', async (context) => {
    const [key = '', ending] = context.req.param('file').split('.')
    const find = ending === 'vtt' ? findCaptions : findChapters
    const language = readLanguage(context.req.param('lang'))
    return sendFeed(context, await find(context.get('scope'), { language, key }))
  })
}

/** Readers may reuse a feed for five minutes; the page cache, which also answers 304, keeps it until a change. */
const cacheControl = 'public, max-age=300'

function sendFeed(context: Context<ApiEnv>, feed: FeedFile | null) {
  if (feed === null) return refuse(context, 404, (words) => words.feed)
  return context.body(feed.text, 200, {
    'Content-Type': `${feed.type}; charset=utf-8`,
    'Cache-Control': cacheControl,
  })
}
