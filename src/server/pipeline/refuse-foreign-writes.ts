import type { MiddlewareHandler } from 'hono'
import type { Services } from '../services.ts'

/**
 * Refuses calls that change something and come from another site: browsers say with each of them where it was made.
 * A program that says nothing has no visitor's cookies to misuse.
 */
export function refuseForeignWrites({ publicOrigin }: Services): MiddlewareHandler {
  return async (context, next) => {
    const { method, url } = context.req
    const origin = context.req.header('origin')
    if (['GET', 'HEAD', 'OPTIONS'].includes(method) || origin === undefined) return next()
    if (origin === publicOrigin || origin === new URL(url).origin) return next()
    return context.json({ detail: 'Cross-site requests are not allowed.' }, 403)
  }
}
