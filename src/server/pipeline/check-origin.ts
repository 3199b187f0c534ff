import type { MiddlewareHandler } from 'hono'
import { refuse } from '#api/index.ts'
import { isOwnOrigin } from '#site/same-origin.server.ts'
import type { Services } from '../start/services.ts'

/**
 * Rejects cross-site requests that change something, by the origin headers that browsers send. A client that sends none
 * of these headers is not a browser, so it has no visitor's cookies to abuse. The first refusal is logged, because behind a
 * proxy it usually means that PUBLIC_ORIGIN is wrong or missing.
 */
export function checkOrigin({
  publicOrigin,
  logger,
}: Pick<Services, 'publicOrigin'> & { logger: Pick<Services['logger'], 'warn'> }): MiddlewareHandler {
  let isLogged = false
  return async (context, next) => {
    const { method, url } = context.req
    const origin = context.req.header('origin')
    if (['GET', 'HEAD', 'OPTIONS'].includes(method) || origin === undefined) return next()
    if (isOwnOrigin(origin, { url: new URL(url), publicOrigin })) return next()
    if (!isLogged)
      logger.warn(
        { origin: origin.slice(0, 200), publicOrigin },
        'A form or call of another origin was refused. If visitors see the site there, set PUBLIC_ORIGIN.',
      )
    isLogged = true
    return refuse(context, 403, (words) => words.foreign)
  }
}
