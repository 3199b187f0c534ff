/**
 * Scrolls to the place that the address names where the browser could not: a folded one, or one that comes late. What it
 * takes for that is fetched when an address names a place. A page that one comes back to stays where the browser puts it.
 */
export function enhanceHashScroll(): void {
  let stop = () => {}
  const scroll = async (isFirstPage: boolean) => {
    stop()
    if (location.hash.length < 2) return
    try {
      const { scrollToHash } = await import('./scroll-to-place.ts')
      stop = scrollToHash(location.hash, isFirstPage)
    } catch {
      // Without a network the browser has done what it can.
    }
  }
  const [navigation] = performance.getEntriesByType('navigation')
  const isReturn = navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
  if (!isReturn) void scroll(true)
  addEventListener('hashchange', () => void scroll(false))
}
