import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { receiveTravellers } from './travelling.ts'

/** Names what travels on each new page before the browser takes its picture for the transition. */
export function useTravellingPicture(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useIsomorphicLayoutEffect(() => {
    if (previous.current === pathname) return
    receiveTravellers(previous.current)
    previous.current = pathname
  }, [pathname])
}

/** On the server there is nothing to lay out, and React says so aloud. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect
