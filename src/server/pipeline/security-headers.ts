import type { MiddlewareHandler } from 'hono'
import type { Services } from '../services.ts'

/**
 * Headers that disable browser features that the site never uses. Pages set their own Content-Security-Policy
 * (src/server/pages/content-security-policy.ts); all other HTML may not run anything.
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
    // A preview is only for people who have the link, and must not be indexed.
    if (context.req.query('preview') !== undefined) {
      headers.set('X-Robots-Tag', 'noindex')
      headers.set('Cache-Control', 'private, no-store')
    }
    // Staff see drafts at the same addresses as visitors: a shared cache must not mix the two up.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
    if (mode === 'production' && isPage && !headers.has('Content-Security-Policy'))
      headers.set(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'",
      )
  }
}
