import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './toolbar.module.css'

/**
 * A button that opens a list of commands, by the browser's own popover: Escape and a press elsewhere close it, and the
 * focus goes back to the button. Arrow keys go through the commands.
 */
export function Menu(props: {
  label: string
  shown: ReactNode
  align?: 'start' | 'end'
  className?: string | undefined
  children: ReactNode
}) {
  const { label, shown, align = 'start', className, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    const box = button.current?.getBoundingClientRect()
    const menu = list.current
    if (!box || !menu) return
    menu.style.top = `${box.bottom + 4}px`
    menu.style[align === 'end' ? 'right' : 'left'] =
      `${Math.max(8, align === 'end' ? document.documentElement.clientWidth - box.right : box.left)}px`
  }
  const move = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])]
    const at = items.findIndex((item) => item === document.activeElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    items[(to + items.length) % items.length]?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-label={label}
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          list.current?.showPopover({ source: button.current ?? undefined })
        }}
      >
        {shown}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles['menu']}
        onKeyDown={move}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') open()
        }}
        onToggle={(event) => {
          if (event.newState === 'open')
            list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
        }}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('[role=menuitem]'))
            list.current?.hidePopover()
        }}
      >
        {children}
      </div>
    </>
  )
}

export function MenuButton(props: {
  onPress: () => void
  isDisabled?: boolean | undefined
  isDangerous?: boolean
  children: ReactNode
}) {
  const { onPress, isDisabled, isDangerous, children } = props
  return (
    <button
      type="button"
      role="menuitem"
      disabled={isDisabled}
      data-danger={isDangerous ? '' : undefined}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a role="menuitem" href={href}>
      {children}
    </a>
  )
}
