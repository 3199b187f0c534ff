import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Sign } from './sign.tsx'
import styles from './toolbar.module.css'

/** The list's maximum width in the stylesheet, in pixels: keeps the list inside a narrow window. */
const widest = 320

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)') ?? []),
]

/**
 * A button that opens a list of commands in a native popover: Escape and a press outside close it and restore the focus
 * to the button. Arrow keys move through the commands.
 */
export function Menu(props: {
  label: string
  shown: ReactNode
  align?: 'start' | 'end'
  className?: string | undefined
  /** -1 in a toolbar whose arrow keys move the focus. */
  tabIndex?: -1 | undefined
  /** For a menu that formats the text being typed: whether one of its formats applies. */
  isPressed?: boolean | undefined
  children: ReactNode
}) {
  const { label, shown, align = 'start', className, tabIndex, isPressed, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    const box = button.current?.getBoundingClientRect()
    const menu = list.current
    if (!box || !menu) return
    const below = innerHeight - box.bottom - 12
    const isAbove = below < 260 && box.top > innerHeight / 2
    menu.style.top = isAbove ? 'auto' : `${box.bottom + 4}px`
    menu.style.bottom = isAbove ? `${innerHeight - box.top + 4}px` : 'auto'
    menu.style.maxHeight = `${isAbove ? box.top - 12 : below}px`
    const { clientWidth } = document.documentElement
    const wanted = align === 'end' ? clientWidth - box.right : box.left
    menu.style[align === 'end' ? 'right' : 'left'] =
      `${Math.max(8, Math.min(wanted, clientWidth - widest - 8))}px`
    // The browser sets the focus while it opens the list. In the `toggle` event it would be too late: a quick key press
    // would have gone to the button.
    for (const [place, item] of itemsOf(menu).entries()) item.autofocus = place === 0
  }
  const move = (event: KeyboardEvent) => {
    // Tab moves on from the button: an open list would cover the next element.
    if (event.key === 'Tab') list.current?.hidePopover()
    const items = itemsOf(list.current)
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
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-label={label}
        title={isPressed === undefined ? undefined : label}
        data-pressed={isPressed ? '' : undefined}
        popoverTarget={id}
        // Keeps the caret in the text being typed.
        onPointerDown={isPressed === undefined ? undefined : (event) => event.preventDefault()}
        onKeyDown={(event) => {
          // Alt with an arrow moves the block that the menu belongs to.
          if (event.key !== 'ArrowDown' || event.altKey) return
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
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('[role^=menuitem]'))
            list.current?.hidePopover()
        }}
      >
        {children}
      </div>
    </>
  )
}

/** A command that opens another page. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a role="menuitem" href={href}>
      {children}
    </a>
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

/** A command that is switched on or off, or one of several exclusive options. */
export function MenuChoice(props: {
  kind: 'checkbox' | 'radio'
  isChosen: boolean
  onPress: () => void
  children: ReactNode
}) {
  const { kind, isChosen, onPress, children } = props
  return (
    <button type="button" role={`menuitem${kind}`} aria-checked={isChosen} onClick={onPress}>
      {children}
      {isChosen && <Sign name="check" />}
    </button>
  )
}

/** A group of commands with its label. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className={styles['group']}>
      <span aria-hidden="true">{label}</span>
      {children}
    </fieldset>
  )
}
