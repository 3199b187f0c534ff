import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { matchPath } from '#routing/paths.ts'
import { isPageOfTheSite } from './use-link-navigation.ts'

/** How long the browser may be busy before links are looked at all the same, in milliseconds (specification, section 9). */
const idleTimeout = 2000

/**
 * When the browser is idle, fetches the scripts and styles of the kinds of pages that the visible links lead to. Not
 * their data: a page of forty links would ask the server for forty pages. Nothing for those who save data.
 */
export function useLinkPrefetch(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (savesData()) return undefined
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        seen.unobserve(target)
        prefetchKindOf(target)
      }
    })
    const watch = () => {
      for (const link of document.querySelectorAll('a'))
        if (link.pathname !== pathname && isPageOfTheSite(link)) seen.observe(link)
    }
    const cancel = whenIdle(watch)
    return () => {
      cancel()
      seen.disconnect()
    }
  }, [pathname])
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

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, idleTimeout)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: idleTimeout })
  return () => cancelIdleCallback(handle)
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return isRecord(connection) && connection['saveData'] === true
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
