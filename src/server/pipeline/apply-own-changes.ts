import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import type { ChangeFeed } from '#domain/changes/index.server.ts'

/**
 * Answers a write of staff only when this process has dropped what it had cached and remembered about it: the next request
 * then shows the change. Other processes hear of it a moment later.
 */
export function applyOwnChanges(changes: Pick<ChangeFeed, 'catchUp'>): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    await next()
    if (context.get('session') && !['GET', 'HEAD', 'OPTIONS'].includes(context.req.method))
      await changes.catchUp()
  }
}
