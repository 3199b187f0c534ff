import type { MiddlewareHandler } from 'hono'
import { refuse } from '#api/index.ts'
import { isOwnOrigin } from '#site/same-origin.server.ts'
import type { Services } from '../services.ts'

/**
 * Rejects cross-site requests that change something, by the origin headers that browsers send. A client that sends none
 * of these headers is not a browser, so it has no visitor's cookies to abuse.
 */
export function refuseForeignWrites({ publicOrigin }: Pick<Services, 'publicOrigin'>): MiddlewareHandler {
  return async (context, next) => {
    const { method, url } = context.req
    const origin = context.req.header('origin')
    if (['GET', 'HEAD', 'OPTIONS'].includes(method) || origin === undefined) return next()
    if (isOwnOrigin(origin, { url: new URL(url), publicOrigin })) return next()
    return refuse(context, 403, (words) => words.foreign)
  }
}
