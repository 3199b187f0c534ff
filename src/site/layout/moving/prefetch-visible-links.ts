import { matchPath } from '#routing/match-path.ts'
import { isPageOfTheSite } from './use-link-navigation.ts'

/**
 * Fetches the scripts and styles of the kinds of pages that visible links lead to, as they come into view. Not their
 * data: a page of forty links would ask the server for forty pages. Returns how to stop.
 */
export function prefetchVisibleLinks(currentPath: string): () => void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      seen.unobserve(target)
      prefetchKindOf(target)
    }
  })
  for (const link of document.querySelectorAll('a'))
    if (link.pathname !== currentPath && isPageOfTheSite(link)) seen.observe(link)
  return () => seen.disconnect()
}

type Files = { module?: unknown; imports?: unknown; css?: unknown }
const fetched = new Set<string>()

function prefetchKindOf(link: HTMLAnchorElement): void {
  const [, language] = link.pathname.split('/')
  const route = `${language}.${matchPath(link.pathname)?.id ?? 'content'}`
  if (fetched.has(route)) return
  fetched.add(route)
  const files = filesOf(route)
  if (!files) return
  for (const module of [files.module, files.imports].flat()) addHint(module, 'modulepreload')
  for (const style of [files.css].flat()) addHint(style, 'prefetch', 'style')
}

/** The files of a route, from the router's own list of them; nothing when an upgrade changes its shape. */
function filesOf(route: string): Files | null {
  const manifest: unknown = Reflect.get(window, '__reactRouterManifest')
  const routes = isRecord(manifest) ? manifest['routes'] : null
  const found = isRecord(routes) ? routes[route] : null
  return isRecord(found) ? found : null
}

function addHint(href: unknown, rel: string, as?: string): void {
  if (typeof href !== 'string' || document.querySelector(`link[href="${CSS.escape(href)}"]`)) return
  const hint = document.createElement('link')
  hint.rel = rel
  hint.href = href
  if (as) hint.as = as
  document.head.append(hint)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
