import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import type { Remembered } from '#domain/changes/index.server.ts'
import { everythingTag } from '#domain/purges/index.server.ts'
import { Shown } from '#domain/cache-tags.ts'
import { isIdentifierPath } from '#routing/stable-addresses.ts'
import { isPrivateQuery } from '#routing/private-query.ts'
import { paramsOf } from '../page-cache/params-of.ts'

/** The maximum `s-maxage` of an answer that nothing will change, in seconds. */
const maxSeconds = 86_400

/**
 * Adds cache headers to answers that are the same for every visitor: their tags (`Surrogate-Key`) and how long they are
 * valid (`s-maxage`), for the page cache and for any other shared cache that can be purged by key. Browsers revalidate
 * each time. Answers for one visitor or for staff set `private` themselves or get no such headers.
 */
export function setCacheHeaders(remembered: Pick<Remembered, 'findNextMoment'>): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const scope = context.get('scope')
    const { method, path, url } = context.req
    if (
      !['GET', 'HEAD'].includes(method) ||
      scope.viewer.kind !== 'visitor' ||
      isPrivateQuery(new URL(url).search) ||
      (paramsOf(path) === null && !isIdentifierPath(path))
    )
      return next()
    const shown = new Shown()
    context.set('scope', { ...scope, shown })
    await next()
    const { headers, status } = context.res
    const control = headers.get('Cache-Control') ?? 'public, max-age=0'
    if (status !== 200 || shown.isIncomplete || shown.tags.size === 0 || !control.includes('public')) return
    const moment = await remembered.findNextMoment(scope)
    const seconds = Math.floor((moment.getTime() - scope.now.getTime()) / 1000)
    headers.set('Surrogate-Key', [...shown.tags, everythingTag].join(' '))
    headers.set('Cache-Control', `${control}, s-maxage=${Math.min(seconds, maxSeconds)}`)
  }
}
