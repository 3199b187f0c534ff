import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the place that the address names; what it takes for that is fetched when an address names one. */
export function useHashScroll(): void {
  const { hash, key, state } = useLocation()
  useEffect(() => {
    if (hash.length < 2 || isGliding(state)) return undefined
    let isLeft = false
    let stop = () => {}
    void import('./scroll-to-place.ts').then(({ scrollToHash }) => {
      if (!isLeft) stop = scrollToHash(hash, key === 'default')
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [hash, key, state])
}

/** The anchor navigation scrolls by itself. */
function isGliding(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isGliding' in state
}
