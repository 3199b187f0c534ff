import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '#api/environment.ts'

export type AnswerFromCache = (
  request: HttpBindings['incoming'],
  response: HttpBindings['outgoing'],
) => boolean

/**
 * Answers a request that mentions a session or a preview link which does not exist (any more) like all other visitors' requests: from the
 * page cache, which has passed it on because it can't know sessions.
 */
export function answerStrangers({
  answerFromCache,
}: {
  answerFromCache: AnswerFromCache
}): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const { incoming, outgoing }: Partial<HttpBindings> = context.env ?? {} // missing in tests without a port
    const isKnown = context.get('session') || context.get('releasePreview') || context.get('hasPreviewEnded')
    const isStranger = !isKnown && incoming && outgoing
    return isStranger && answerFromCache(incoming, outgoing) ? RESPONSE_ALREADY_SENT : next()
  }
}
