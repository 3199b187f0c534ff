import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** How long the browser may be busy before links are looked at all the same, in milliseconds (specification, section 9). */
const idleTimeout = 2000

/**
 * When the browser is idle, fetches the scripts and styles of the kinds of pages that the visible links lead to. Nothing
 * for those who save data, not even what does it.
 */
export function useLinkPrefetch(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (savesData()) return undefined
    let stop = () => {}
    let isOver = false
    const cancel = whenIdle(async () => {
      const { prefetchVisibleLinks } = await import('./prefetch-visible-links.ts')
      if (!isOver) stop = prefetchVisibleLinks(pathname)
    })
    return () => {
      isOver = true
      cancel()
      stop()
    }
  }, [pathname])
}

/** Does something when the browser is idle, soon at the latest; what fails is left out. Returns how to call it off. */
export function whenIdle(run: () => Promise<void>): () => void {
  // What could not be fetched ahead is fetched when it is needed.
  const attempt = () => void run().catch(() => {})
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(attempt, idleTimeout)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(attempt, { timeout: idleTimeout })
  return () => cancelIdleCallback(handle)
}

/** Whether the visitor has asked the browser to save data. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
