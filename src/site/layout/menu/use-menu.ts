import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import { lockScroll } from '#design/scroll-lock.ts'
import { changeMenu, type MenuAction, type MenuMode } from './menu-state.ts'

export type Menu = { mode: MenuMode; change: (action: MenuAction) => void }

/**
 * The full-screen menu's state: closed by Escape and by each new page; while it is open the page behind does not
 * scroll. Closing by Escape gives the focus back to what had it before.
 */
export function useMenu(): Menu {
  const [mode, change] = useReducer(changeMenu, false)
  const opener = useRef<Element | null>(null)
  const { key } = useLocation()

  const changeKeepingFocus = useCallback((action: MenuAction) => {
    if (action === 'burger' || action === 'search') opener.current = document.activeElement
    change(action)
  }, [])

  useEffect(() => change('leave'), [key])

  useEffect(() => {
    if (mode === false) return
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
