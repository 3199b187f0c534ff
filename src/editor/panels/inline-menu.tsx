import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './inline-menu.module.css'

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

const gap = 6

/** Below the box, or above it where there is more space. */
function placeBeside(menu: HTMLElement, at: DOMRect | null): void {
  const { clientWidth: width } = document.documentElement
  const box = at ?? new DOMRect(width / 2, innerHeight / 3, 0, 0)
  const left = Math.max(8, Math.min(box.left, width - menu.offsetWidth - 8))
  const below = innerHeight - box.bottom - gap - 8
  const isAbove = below < Math.min(menu.offsetHeight, 320) && box.top > innerHeight / 2
  menu.style.setProperty('--menu-left', `${left}px`)
  menu.style.setProperty(
    '--menu-top',
    isAbove ? 'auto' : `${Math.min(box.bottom + gap, innerHeight - 260)}px`,
  )
  menu.style.setProperty('--menu-bottom', isAbove ? `${innerHeight - box.top + gap}px` : 'auto')
  menu.style.setProperty('--menu-space', `${Math.max(240, isAbove ? box.top - gap - 120 : below)}px`)
}
