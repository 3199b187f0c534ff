import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { findRedirect } from '#domain/redirects/index.server.ts'
import { findSubscriptionAddress } from '#domain/subscriptions/index.server.ts'
import { defaultLanguage, isLanguage } from '#i18n/languages.ts'
import { matchPath } from '#routing/match-path.ts'
import { detailHref, href } from '#routing/paths.ts'
import { fixedPages } from '#routing/table.ts'
import type { Services } from '../services.ts'

/**
 * Answers addresses that only lead elsewhere: the root, trailing slashes, moved pages, short addresses of
 * subscriptions, versions that visitors may not see. All permanent, all with their query kept.
 */
export function redirectAddresses({ database }: Services): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const { method } = context.req
    if (method !== 'GET' && method !== 'HEAD') return next()
    const url = new URL(context.req.url)
    const isData = url.pathname.endsWith('.data') // React Router asks for a page's data under the page's own name
    if (isData) return next()
    if (url.pathname === '/') return context.redirect(href('home', defaultLanguage) + url.search, 302)
    const tidy = tidyPath(url.pathname)
    if (tidy !== url.pathname) return context.redirect(tidy + url.search, 301)
    const scope = context.get('scope')
    if (url.searchParams.has('version') && scope.viewer.kind === 'visitor') {
      url.searchParams.delete('version')
      context.header('Cache-Control', 'no-store') // the same visitor may sign in and be allowed to see it
      return context.redirect(url.pathname + url.search, 301)
    }
    if (matchPath(tidy)) return next()
    const moved = await findRedirect({ ...scope, db: database.db }, decodeURI(tidy))
    if (moved !== null) return context.redirect(withQuery(moved, url.search), 301)
    const subscription = await findShortAddress(tidy, scope)
    if (subscription !== null) return context.redirect(subscription + url.search, 301)
    return next()
  }
}

/** Without trailing slashes and with one leading one, so that `//host/` can't lead to another host. */
function tidyPath(path: string): string {
  return `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}`
}

function withQuery(target: string, search: string): string {
  if (search === '') return target
  return target.includes('?') ? `${target}&${search.slice(1)}` : target + search
}

/** `/abc`, `/de/abc`: an optional language and one alphanumeric word that is no page of ours. */
async function findShortAddress(
  path: string,
  scope: Parameters<typeof findSubscriptionAddress>[0],
): Promise<string | null> {
  const [, prefix, word] = /^(?:\/([a-z]{2}))?\/([a-z0-9]+)$/i.exec(path) ?? []
  if (word === undefined || (prefix !== undefined && !isLanguage(prefix))) return null
  const isFixed = Object.values(fixedPages).some((paths) => paths.de === word || paths.en === word)
  if (isFixed || isLanguage(word)) return null
  const language = isLanguage(prefix) ? prefix : defaultLanguage
  const found = await findSubscriptionAddress(scope, word)
  return found && detailHref('subscriptions', language, found)
}
