import { useEffect, useRef } from 'react'
import { useNewLocation } from '../moving/use-new-location.ts'
import { itemForKey } from './submenu-keys.ts'

/**
 * Gives the submenus of the main menu their keys. They are plain disclosures that work before any script has loaded
 * (click, Enter, Space; one open at a time); this adds the arrows, Home, End and Escape, and closes them when one goes
 * elsewhere: by the focus, by a click or to another page.
 */
export function useSubmenus() {
  const menu = useRef<HTMLUListElement>(null)

  useNewLocation(() => closeAll(menu.current))

  useEffect(() => {
    const list = menu.current
    if (!list) return undefined
    const handleKey = (event: KeyboardEvent) => followKey(event, list)
    const closeOthers = (event: Event) => {
      if (event.target instanceof HTMLDetailsElement && event.target.open) closeAll(list, event.target)
    }
    const closeWhenLeft = (event: FocusEvent) => {
      const isInside = event.relatedTarget instanceof Node && list.contains(event.relatedTarget)
      if (!isInside && event.relatedTarget !== null) closeAll(list)
    }
    const closeOnClickElsewhere = (event: MouseEvent) => {
      if (event.target instanceof Node && !list.contains(event.target)) closeAll(list)
    }
    list.addEventListener('keydown', handleKey)
    list.addEventListener('toggle', closeOthers, true) // toggle does not bubble
    list.addEventListener('focusout', closeWhenLeft)
    document.addEventListener('click', closeOnClickElsewhere)
    return () => {
      list.removeEventListener('keydown', handleKey)
      list.removeEventListener('toggle', closeOthers, true)
      list.removeEventListener('focusout', closeWhenLeft)
      document.removeEventListener('click', closeOnClickElsewhere)
    }
  }, [])

  return menu
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

function closeAll(list: HTMLElement | null, except?: HTMLDetailsElement): void {
  for (const submenu of list?.querySelectorAll('details') ?? [])
    if (submenu !== except && submenu.open) submenu.open = false
}
