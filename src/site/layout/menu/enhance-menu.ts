import { lockScroll } from '#design/scroll-lock.ts'
import { changeMenu, type MenuAction, type MenuMode } from './menu-state.ts'

/**
 * Adds modal behaviour to the open menu: scrolling is locked, everything behind it is inert, and Escape closes it and
 * returns focus to the element that opened it. The disclosure element is the single source of its open state. Returns a
 * function that opens its search.
 */
export function enhanceMenu(): { openSearch: () => void } {
  const header = document.querySelector<HTMLElement>('#header')
  const disclosure = header?.querySelector<HTMLDetailsElement>('[data-menu-disclosure]')
  if (!header || !disclosure) return { openSearch: () => {} }
  const field = disclosure.querySelector<HTMLInputElement>('[data-menu-search] input')
  let mode: MenuMode = false
  let opener: HTMLElement | null = null
  let unlock = () => {}

  const change = (action: MenuAction) => {
    const next = changeMenu(mode, action)
    if (next === mode) return
    if (mode === false) unlock = lockScroll()
    mode = next
    if (mode === false) {
      unlock()
      opener = null
      for (const entry of disclosure.querySelectorAll('details')) entry.open = false
      delete header.dataset['menu']
      delete disclosure.dataset['mode']
    } else {
      header.dataset['menu'] = mode
      disclosure.dataset['mode'] = mode
    }
    const isInert = mode !== false
    for (const part of header.querySelectorAll<HTMLElement>('[data-behind-menu]')) part.inert = isInert
    // The page is large: making it inert takes a slow phone longer than opening the menu.
    afterPaint(() => {
      for (const part of document.querySelectorAll<HTMLElement>('body > [data-behind-menu]'))
        part.inert = mode !== false
    })
  }
  const close = () => {
    disclosure.open = false
    change('closed')
  }

  disclosure.addEventListener('toggle', () => change(disclosure.open ? 'opened' : 'closed'))
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !disclosure.open) return
    const focused = opener ?? disclosure.querySelector('summary')
    close()
    focused?.focus()
  })
  // A page restored from the back/forward cache should not have an open menu.
  addEventListener('pagehide', close)
  addEventListener('hashchange', close)
  if (disclosure.open) change('opened') // opened before this script ran

  return {
    openSearch() {
      if (document.activeElement instanceof HTMLElement) opener = document.activeElement
      disclosure.open = true
      change('search')
      field?.focus()
    },
  }
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
