import type { MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from '#api/environment.ts'
import { findReleasePreview } from '#domain/content/index.server.ts'
import { previewCookie, previewEnd } from '#routing/private-query.ts'
import type { Services } from '../start/services.ts'

/**
 * Follows a link to a release that is still to come (`?preview=…`): its token goes from the address into a cookie, so that
 * every page, call and link is part of the preview, and no address contains it. The preview ends with the link, with the
 * release, or with the form of its banner.
 */
export function followPreviewLink({
  publicOrigin,
}: Pick<Services, 'publicOrigin'>): MiddlewareHandler<ApiEnv> {
  const attributes = { path: '/', secure: publicOrigin.startsWith('https:') }
  return async (context, next) => {
    const { method, url } = context.req
    const asked = context.req.query('preview')
    const kept = getCookie(context, previewCookie)
    if (asked === undefined && kept === undefined) return next()
    if (asked === previewEnd && method === 'POST') {
      deleteCookie(context, previewCookie, attributes)
      return context.redirect(withoutPreview(url), 303)
    }
    const scope = context.get('scope')
    const found = await findReleasePreview(scope, asked ?? kept ?? '')
    if (asked === undefined) {
      if (found === 'expired') context.set('hasPreviewEnded', true)
      else if (found !== null && found !== 'published') context.set('releasePreview', found)
      await next()
      if (!context.get('releasePreview')) deleteCookie(context, previewCookie, attributes)
      return undefined
    }
    // Links to drafts are for one page, which reads them itself.
    if (found === null || found === 'expired') return next()
    context.header('Cache-Control', 'private, no-store')
    if (found === 'published') deleteCookie(context, previewCookie, attributes)
    else
      setCookie(context, previewCookie, asked, {
        ...attributes,
        httpOnly: true,
        sameSite: 'Lax',
        expires: found.expiresAt,
      })
    return context.redirect(withoutPreview(url), 302)
  }
}

/** The same address of this site without the parameter. */
function withoutPreview(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('preview')
  return url.pathname + url.search
}
