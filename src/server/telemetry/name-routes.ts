import { TrieRouter } from 'hono/router/trie-router'

/** A kind of address: how visitors use it, and the pattern of its paths. */
export type Route = { kind: 'page' | 'call' | 'file' | 'probe' | 'other'; name: string }
export type FindRoute = (path: string) => Route

/** The route of every address that no other one covers. Their number is unbounded, and attackers choose them. */
export const otherRoute: Route = { kind: 'other', name: 'other' }

/**
 * Finds which of the application's routes answers a path. The number of results is that of the routes, so that they can be
 * labels of metrics.
 */
export function nameRoutes(routes: readonly { path: string }[]): FindRoute {
  const router = new TrieRouter<Route>()
  const patterns = new Set(routes.map(({ path }) => path).filter((path) => path !== '*' && path !== '/*'))
  // Middleware covers whole folders; what is more precise is asked first.
  const inOrder = [...patterns].toSorted((a, b) => Number(a.endsWith('*')) - Number(b.endsWith('*')))
  for (const path of inOrder) router.add('ALL', path, { kind: kindOf(path), name: path })
  return (path) => router.match('ALL', path)[0][0]?.[0] ?? otherRoute
}

function kindOf(pattern: string): Route['kind'] {
  if (/^\/(:lang[^/]*\/|[a-z]{2}\/)?(pageeditor-)?api(\/|$)/.test(pattern)) return 'call'
  if (/^\/(assets|icons|figures|media|share)\/|\.\w+$/.test(pattern)) return 'file'
  return 'page'
}
