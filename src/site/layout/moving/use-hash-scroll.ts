import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the place that the address names; what it takes for that is fetched when an address names one. */
export function useHashScroll(): void {
  const { hash, key, state } = useLocation()
  useEffect(() => {
    if (hash.length < 2 || isGliding(state)) return undefined
    let isLeft = false
    let stop = () => {}
    const start = async () => {
      const { scrollToHash } = await import('./scroll-to-place.ts')
      if (!isLeft) stop = scrollToHash(hash, key === 'default')
    }
    void start()
    return () => {
      isLeft = true
      stop()
    }
  }, [hash, key, state])
}

/** Whether one goes to a place of the page by the anchor navigation, which scrolls there itself. */
export function isGliding(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isGliding' in state
}
