import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { findSubscriptionAddress } from '#domain/subscriptions/index.server.ts'
import { defaultLanguage, isLanguage } from '#i18n/languages.ts'
import { readLanguage } from '#i18n/page-language.ts'
import { matchPath } from '#routing/match-path.ts'
import { detailHref, href } from '#routing/paths.ts'
import { fixedPages } from '#routing/table.ts'
import { findMovedAddress } from '#site/page-request.server.ts'
import type { Services } from '../services.ts'

/**
 * Answers addresses that only redirect: the root, trailing slashes, versions that visitors may not see, short addresses
 * of subscriptions, old addresses without a language. All redirects are permanent and keep the query. Old addresses
 * with a language are left to the pages, because an existing page takes precedence over a redirect.
 */
export function redirectAddresses({ database }: Services): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const { method } = context.req
    if (method !== 'GET' && method !== 'HEAD') return next()
    const url = new URL(context.req.url)
    if (url.pathname === '/') return context.redirect(href('home', defaultLanguage) + url.search, 302)
    const tidy = tidyPath(url.pathname)
    const scope = context.get('scope')
    if (url.searchParams.has('version') && scope.viewer.kind === 'visitor') {
      context.header('Cache-Control', 'no-store') // after signing in, the same visitor may see the version
      return context.redirect(tidy + withoutVersion(url.search), 301)
    }
    if (tidy !== url.pathname) return context.redirect(tidy + url.search, 301)
    if (matchPath(tidy)) return next()
    if (!isLanguage(tidy.split('/')[1])) {
      const moved = await findMovedAddress({ ...scope, db: database.db }, url)
      if (moved !== null) return context.redirect(moved, 301)
    }
    const subscription = await findShortAddress(tidy, scope)
    if (subscription !== null) return context.redirect(subscription + url.search, 301)
    return next()
  }
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

/** `/abc`, `/de/abc`: an optional language and one alphanumeric word that is not the path of a page. */
async function findShortAddress(
  path: string,
  scope: Parameters<typeof findSubscriptionAddress>[0],
): Promise<string | null> {
  const [, prefix, word] = /^(?:\/([a-z]{2}))?\/([a-z0-9]+)$/i.exec(path) ?? []
  if (word === undefined || (prefix !== undefined && !isLanguage(prefix))) return null
  const isFixed = Object.values(fixedPages).some((paths) => paths.de === word || paths.en === word)
  if (isFixed || isLanguage(word)) return null
  const language = readLanguage(prefix)
  const found = await findSubscriptionAddress(scope, word)
  return found && detailHref('subscriptions', language, found)
}
