import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Services } from '../services.ts'

/**
 * Headers that keep browsers from doing what the site never asks for. Scripts are allowed by the hash of what the
 * page itself contains, not by a nonce: a page that is cached cannot carry one.
 */
export function securityHeaders({ shopOrigin, mode, publicOrigin }: Services): MiddlewareHandler {
  const isSecure = publicOrigin.startsWith('https:')
  return async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
    if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000')
    if (mode !== 'production' || !headers.get('Content-Type')?.startsWith('text/html')) return
    const html = await context.res.clone().text()
    headers.set(
      'Content-Security-Policy',
      [
        `default-src 'self'`,
        `script-src 'self' ${inlineScriptHashes(html).join(' ')}`,
        `style-src 'self' 'unsafe-inline'`,
        `img-src 'self' data:`,
        `frame-src ${shopOrigin}`,
        `form-action 'self' ${shopOrigin}`,
        `frame-ancestors 'self'`,
        `base-uri 'self'`,
        `object-src 'none'`,
      ].join('; '),
    )
  }
}

/** The hashes of all scripts that stand in the page, also of the one that waits to be run late. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const hashes = Array.from(
    scripts,
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}
