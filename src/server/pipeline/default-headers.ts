import type { MiddlewareHandler } from 'hono'
import type { Services } from '../start/services.ts'

/** The policy of every document that is not a page of the site: it may not run or load anything, nor be framed. */
const strictestPolicy = [
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  `img-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/**
 * The headers of answers that do not set them: nothing is cached, and documents may not run anything. Pages set their
 * own Content-Security-Policy (src/server/pages/content-security-policy.ts). src/server/http/security-headers.ts adds the
 * headers that are the same for all answers.
 */
export function defaultHeaders({ mode }: Services): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    // A preview is only for people who have the link, and must not be indexed.
    if (context.req.query('preview') !== undefined) {
      headers.set('X-Robots-Tag', 'noindex')
      headers.set('Cache-Control', 'private, no-store')
    }
    // Staff see drafts at the same addresses as visitors: a shared cache must not confuse the two.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
    if (mode === 'production' && isDocument(headers) && !headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', strictestPolicy)
  }
}

/** Whether a browser opens the answer as a document, in which scripts could run. */
function isDocument(headers: Headers): boolean {
  return /^(text\/html|image\/svg\+xml|[^;]*\bxml)\b/.test(headers.get('Content-Type') ?? '')
}
