import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { isGliding } from './use-hash-scroll.ts'
import { placeOf } from './place-of.ts'

const storageKey = 'scroll-positions'

/**
 * Begins each page that one moves to at its top, or at the place that its address names, and comes back to where one was
 * by the browser's buttons. Between documents the browser does that itself. Written here, because the router's own
 * component brings the router's links and forms along, 4 KB that nothing uses.
 */
export function useScrollMemory(): void {
  const { key, hash, state } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const entry = key + hash // all places of a page that plain links lead to have the same key
  const shown = useRef<string>(null)

  useEffect(() => keepPositions(shown), [])

  useLayoutEffectInBrowsers(() => {
    const isFirst = shown.current === null
    shown.current = entry
    if (!isFirst) goTo(isReturn ? positions[entry] : undefined, hash, isGliding(state))
    // Browsers leave it to the page where they come back to an entry that was left without leaving its document.
    else if (key !== 'default' && scrollY === 0) scrollTo(0, readPositions()[entry] ?? 0)
    positions[entry] = scrollY
  }, [entry, key, hash, isReturn, state])
}

/** Where one was, by entry of the browser's history: pixels from the top. */
let positions: Record<string, number> = {}

function goTo(position: number | undefined, hash: string, isGoingThere: boolean): void {
  if (position !== undefined) return scrollTo(0, position)
  const place = placeOf(hash)
  if (place) place.scrollIntoView()
  else if (!isGoingThere) scrollTo(0, 0)
}

/** Notes where one is, also for when the document is loaded again. Returns how to stop. */
function keepPositions(shown: { current: string | null }): () => void {
  positions = { ...readPositions(), ...positions }
  const ended = new AbortController()
  const { signal } = ended
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  const note = () => {
    // Between an address and its page, what scrolls is no place of either.
    if (shown.current === currentEntry()) positions[shown.current] = scrollY
  }
  const leave = () => {
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions))
    } catch {
      // A browser that keeps nothing begins at the top.
    }
  }
  takeOver()
  addEventListener('scroll', note, { passive: true, signal })
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', takeOver, { signal })
  return () => {
    ended.abort()
    leave()
  }
}

/** The entry that the browser is at, named as the router names it. */
function currentEntry(): string {
  const state: unknown = history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : null
  return (typeof key === 'string' ? key : 'default') + location.hash
}

function readPositions(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const numbers = Object.entries(kept ?? {}).filter(([, position]) => typeof position === 'number')
    return Object.fromEntries(numbers)
  } catch {
    return {}
  }
}

/** On the server there is nothing to lay out. */
const useLayoutEffectInBrowsers = typeof document === 'undefined' ? () => {} : useLayoutEffect
