import type { MiddlewareHandler } from 'hono'

/**
 * Makes sure that a redirect within the site stays there. Browsers resolve `//host`, `/\host` and what becomes one of
 * them (`/.//host` in an address that is resolved twice) to another host; such a target keeps its path only.
 * Redirects to other hosts are absolute addresses, and are not changed.
 */
export const preventOpenRedirects: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  const location = headers.get('Location')
  if (location?.startsWith('/')) headers.set('Location', localAddress(location))
}

/** The address on this site, with a single leading slash. */
export function localAddress(location: string): string {
  const tidy = location.replace(/^[/\\\s]+/, '/')
  const target = URL.parse(tidy, 'http://here.invalid')
  if (!target) return '/'
  const { pathname, search, hash } = target
  const path = `/${pathname.replace(/^\/+/, '')}`
  return path === pathname ? tidy : path + search + hash
}
