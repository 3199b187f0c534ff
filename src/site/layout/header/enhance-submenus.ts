import { itemForKey } from './submenu-keys.ts'

/**
 * Adds keyboard support to the submenus of the main menu. They are plain disclosures that work without JavaScript
 * (click, Enter, Space; one open at a time); this adds arrow keys, Home, End and Escape, and closes them when focus, a
 * click or a navigation leaves them.
 */
export function enhanceSubmenus(): void {
  const list = document.querySelector<HTMLElement>('[data-submenus]')
  if (!list) return
  list.addEventListener('keydown', (event) => followKey(event, list))
  list.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !list.contains(relatedTarget)) closeAll(list)
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !list.contains(target)) closeAll(list)
  })
  // A page restored from the back/forward cache should not have an open menu.
  addEventListener('pagehide', () => closeAll(list))
  addEventListener('hashchange', () => closeAll(list))
}

function followKey(event: KeyboardEvent, list: HTMLElement): void {
  const here = event.target instanceof HTMLElement ? event.target : null
  const submenu = here?.closest('li[data-entry]')?.querySelector('details') ?? null
  if (!here || !submenu) return
  const items = [...submenu.querySelectorAll<HTMLElement>('a')]
  const current = items.indexOf(here)
  if (event.key === 'Escape') {
    if (!submenu.open) return
    event.preventDefault()
    closeAll(list)
    submenu.querySelector('summary')?.focus()
    return
  }
  if (current === -1) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (submenu.open) items[0]?.focus()
    else submenu.open = true
    return
  }
  const next = itemForKey(event.key, current, items.length)
  if (next === null) return
  event.preventDefault()
  items[next]?.focus()
}

function closeAll(list: HTMLElement): void {
  for (const submenu of list.querySelectorAll('details')) submenu.open = false
}
