import type { Context } from 'hono'
import { storyAtomCall, storyRssCall } from '#contracts/feeds.ts'
import { makeStoryFeed, type FeedFile, type StoryFeedRequest } from '#domain/feeds/index.server.ts'
import type { Api, ApiEnv } from './environment.ts'
import { refuse } from './refusal.ts'

export function feedHandlers(api: Api): void {
  const answerStories = async (context: Context<ApiEnv>, asked: Omit<StoryFeedRequest, 'origin'>) =>
    sendFeed(
      context,
      await makeStoryFeed(context.get('scope'), { ...asked, origin: context.get('publicOrigin') }),
    )

  api.openapi(storyRssCall, (context) => {
    const { lang: language } = context.req.valid('param')
    return answerStories(context, { ...context.req.valid('query'), format: 'rss', language })
  })

  api.openapi(storyAtomCall, (context) => {
    const { lang: language } = context.req.valid('param')
    return answerStories(context, { ...context.req.valid('query'), format: 'atom', language })
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
