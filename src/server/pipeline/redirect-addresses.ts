import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { defaultLanguage, isLanguage } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'

/**
 * Answers addresses that are written differently from those of pages: the root, trailing slashes, a language in
 * capital letters, versions that visitors may not see. All redirects are permanent, except that of the root, and keep
 * the query. Unknown addresses are looked up after all page routes (`findNewAddress`).
 */
export const redirectAddresses: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const { method } = context.req
  if (method !== 'GET' && method !== 'HEAD') return next()
  const url = new URL(context.req.url)
  if (url.pathname === '/') return context.redirect(href('home', defaultLanguage) + url.search, 302)
  const tidy = withSmallLanguage(tidyPath(url.pathname))
  if (url.searchParams.has('version') && context.get('scope').viewer.kind === 'visitor') {
    context.header('Cache-Control', 'no-store') // after signing in, the same visitor may see the version
    return context.redirect(tidy + withoutVersion(url.search), 301)
  }
  if (tidy !== url.pathname) return context.redirect(tidy + url.search, 301)
  return next()
}

/** Removes trailing slashes and keeps one leading slash, so that `//host/` cannot lead to another host. */
function tidyPath(path: string): string {
  return `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}`
}

/** The query without the version; all other parameters are kept byte by byte. */
function withoutVersion(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has('version'))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/** The path with its language in lower case; all other segments are case-sensitive. */
function withSmallLanguage(path: string): string {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? []
  const language = first.toLowerCase()
  return isLanguage(language) ? `/${language}${rest}` : path
}
