import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react'
import { lockScroll } from '#design/scroll-lock.ts'
import { useNewLocation } from '../moving/use-new-location.ts'
import { changeMenu, type MenuMode } from './menu-state.ts'

export type Menu = {
  /** As last told; the disclosure itself may be a moment ahead. */
  mode: MenuMode
  /** What opens and closes. It is null while the header sleeps. */
  disclosure: RefObject<HTMLDetailsElement | null>
  /** Takes over what the disclosure shows. */
  follow: () => void
  showSearch: () => void
}

/**
 * The full-screen menu's state: closed by Escape and by each new page; while it is open the page behind does not
 * scroll. Closing by Escape gives the focus back to what opened it. Whether it is open is always the disclosure's own
 * say, written there first and followed by the state: with two masters, a key between two renders would be lost.
 */
export function useMenu(): Menu {
  const [mode, change] = useReducer(changeMenu, false)
  const disclosure = useRef<HTMLDetailsElement>(null)
  const opener = useRef<Element | null>(null)

  const follow = useCallback(() => change(disclosure.current?.open ? 'opened' : 'closed'), [])
  const close = () => {
    if (disclosure.current) disclosure.current.open = false
    change('closed')
  }
  const showSearch = () => {
    if (!disclosure.current) return
    opener.current = document.activeElement
    disclosure.current.open = true
    change('search')
  }
  useNewLocation(close)

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      const details = disclosure.current
      if (event.key !== 'Escape' || event.defaultPrevented || !details?.open) return
      details.open = false
      change('closed')
      const focused = opener.current ?? details.querySelector('summary')
      if (focused instanceof HTMLElement) focused.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])
  useEffect(() => {
    if (mode === false) return undefined
    const unlock = lockScroll()
    return () => {
      unlock()
      opener.current = null
    }
  }, [mode])

  return { mode, disclosure, follow, showSearch }
}
