/**
 * Scrolls to the element that the address's hash names when the browser could not, because it is collapsed or appears
 * late. The code is loaded only when an address has a hash. On back navigation the scroll position is left to the
 * browser.
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
      // Offline the code cannot be loaded, and the browser's own scrolling has to suffice.
    }
  }
  const [navigation] = performance.getEntriesByType('navigation')
  const isReturn = navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
  if (!isReturn) void scroll(true)
  addEventListener('hashchange', () => void scroll(false))
}
