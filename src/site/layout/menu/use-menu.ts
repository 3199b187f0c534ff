import { useCallback, useEffect, useReducer, useRef } from 'react'
import { lockScroll } from '#design/scroll-lock.ts'
import { useNewLocation } from '../moving/use-new-location.ts'
import { changeMenu, type MenuAction, type MenuMode } from './menu-state.ts'

export type Menu = { mode: MenuMode; change: (action: MenuAction) => void }

/**
 * The full-screen menu's state: closed by Escape and by each new page; while it is open the page behind does not
 * scroll. Closing by Escape gives the focus back to what had it before.
 */
export function useMenu(): Menu {
  const [mode, change] = useReducer(changeMenu, false)
  const opener = useRef<Element | null>(null)

  const changeKeepingFocus = useCallback((action: MenuAction) => {
    if (action === 'burger' || action === 'search') opener.current = document.activeElement
    change(action)
  }, [])

  useNewLocation(() => change('leave'))

  useEffect(() => {
    if (mode === false) return undefined
    const unlock = lockScroll()
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      change('escape')
      if (opener.current instanceof HTMLElement) opener.current.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      unlock()
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [mode])

  return { mode, change: changeKeepingFocus }
}
