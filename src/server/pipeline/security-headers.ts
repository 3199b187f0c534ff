import type { MiddlewareHandler } from 'hono'
import type { Services } from '../services.ts'

/**
 * Headers that keep browsers and caches from doing what the site never asks for. Pages bring their own
 * Content-Security-Policy (src/site/content-security-policy.server.ts); any other HTML may run nothing at all.
 */
export function securityHeaders({ mode, publicOrigin }: Services): MiddlewareHandler {
  const isSecure = publicOrigin.startsWith('https:')
  return async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
    if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000')
    // What a preview link shows is for who has the link, and for no search engine.
    if (context.req.query('preview') !== undefined) {
      headers.set('X-Robots-Tag', 'noindex')
      headers.set('Cache-Control', 'private, no-store')
    }
    // Staff see drafts at the addresses of visitors: no cache in front may mix the two up.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
    if (mode === 'production' && isPage && !headers.has('Content-Security-Policy'))
      headers.set(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'",
      )
  }
}
