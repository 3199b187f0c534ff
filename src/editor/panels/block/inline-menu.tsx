import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { freeArea } from '#editor/page/overlay/free-area.ts'
import styles from './inline-menu.module.css'
import { placeMenu, roomToMake } from './place-menu.ts'

/** A menu at its place on the page; a press beside it, or Escape, closes it. On a phone it is a sheet at the bottom. */
export function InlineMenu(props: {
  label: string
  /** The box that it belongs to, relative to the viewport; null for the middle of the window. */
  at: DOMRect | null
  onClose: () => void
  children: ReactNode
}) {
  const { label, at, onClose, children } = props
  const menu = useRef<HTMLDivElement>(null)
  // Before the effects of its content, which set the focus.
  useLayoutEffect(() => {
    const { current } = menu
    if (!current) return undefined
    const before = document.activeElement
    current.showPopover()
    placeBeside(current, at)
    return () => {
      // A choice has moved the focus already.
      if (current.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
    }
    // Its place is decided once, because the menu must not move away from the pointer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    // The keys of its search and its list bubble to it. A dialog element would be hidden while it is a popover.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={menu}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-label={label}
      className={styles['menu']}
      data-palette=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // At once, because the event of the closing popover comes after the next key.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose()
      }}
    >
      {children}
    </div>
  )
}

/**
 * Scrolls the page so that the box stays visible above the menu, and places the menu below it. As a sheet, the menu has
 * its place from the style sheet.
 */
function placeBeside(menu: HTMLElement, at: DOMRect | null): void {
  const area = freeArea()
  const size = { width: menu.offsetWidth, height: menu.offsetHeight }
  let box = at ?? new DOMRect((area.left + area.right) / 2, innerHeight / 3, 0, 0)
  if (at) {
    const isSheet = size.width === document.documentElement.clientWidth
    const above = { ...area, bottom: menu.getBoundingClientRect().top }
    const room = isSheet ? { box, size: { height: 0 }, area: above } : { box, size, area }
    const before = scrollY
    scrollBy({ top: roomToMake(room), behavior: 'instant' })
    box = new DOMRect(box.x, box.y - (scrollY - before), box.width, box.height)
  }
  const place = placeMenu({ box, size, area })
  menu.style.setProperty('--menu-left', `${place.left}px`)
  menu.style.setProperty('--menu-top', `${place.top}px`)
  menu.style.setProperty('--menu-space', `${place.space}px`)
}
