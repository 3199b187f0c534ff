import type { MiddlewareHandler } from 'hono'
import { refuse } from '#api/index.ts'
import type { Services } from '../services.ts'

/**
 * Rejects cross-site requests that change something, by the origin headers that browsers send. A client that sends none
 * of these headers is not a browser, so it has no visitor's cookies to abuse.
 */
export function refuseForeignWrites({ publicOrigin }: Services): MiddlewareHandler {
  return async (context, next) => {
    const { method, url } = context.req
    const origin = context.req.header('origin')
    if (['GET', 'HEAD', 'OPTIONS'].includes(method) || origin === undefined) return next()
    if (origin === publicOrigin || origin === new URL(url).origin) return next()
    return refuse(context, 403, (words) => words.foreign)
  }
}
