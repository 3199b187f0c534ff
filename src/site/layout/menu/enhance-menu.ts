import { lockScroll } from '#design/scroll-lock.ts'
import { changeMenu, type MenuAction, type MenuMode } from './menu-state.ts'

/**
 * Makes a state of the page of the open menu: scrolling is locked, everything behind it is inert, Escape closes it and
 * gives the focus back to what opened it. Whether it is open is always what the disclosure itself says. Returns how to
 * open its search.
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
    // The page is large: to take it out of reach costs a slow phone longer than to open the menu.
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
  disclosure.querySelector('[type=reset]')?.addEventListener('click', () => field?.focus())
  // A page that comes back from the browser's cache should not come back with an open menu.
  addEventListener('pagehide', close)
  addEventListener('hashchange', close)
  if (disclosure.open) change('opened') // by a visitor who was faster than this script

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
