import {
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useMessages } from '#i18n/language-context.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useMediaQuery } from '../media-query.ts'
import { lockScroll } from '../scroll-lock.ts'
import {
  drawerMode,
  drawerSide,
  isBeside,
  mobileBreakpoint,
  nextDrawerPhase,
  type DrawerEvent,
  type DrawerMode,
  type DrawerSide,
} from './drawer-state.ts'
import styles from './drawer.module.css'

export type DrawerSize = 'sm' | 'default' | 'lg' | 'xl' | 'xxl' | 'slide-full' | 'full' | 'auto'

export type DrawerProps = {
  isOpen: boolean
  /** Called for Escape, the close button and a click on the backdrop. */
  onClose: () => void
  title: string
  /** The side it slides in from; a sheet always comes from the bottom. */
  direction?: DrawerSide
  /**
   * How much of the screen it covers. `slide-full` slides over all of it, `full` covers it in place, `auto` is as large
   * as its content.
   */
  size?: DrawerSize
  forceMode?: DrawerMode
  children: ReactNode
}

/**
 * A panel that slides over the page; below 1024 px a bottom sheet. Traps the focus and locks scrolling while it is
 * open, and releases both as soon as it begins to close. Its content is mounted only while it is shown. The initial
 * focus goes to the element marked `data-autofocus`, otherwise to the close button.
 */
export function Drawer(props: DrawerProps) {
  const { isOpen } = props
  const [phase, send] = useReducer(nextDrawerPhase, isOpen ? 'open' : 'closed')
  useLayoutEffect(() => send(isOpen ? 'open' : 'close'), [isOpen])
  if (phase === 'closed') return null
  return <Panel {...props} isClosing={phase === 'closing'} send={send} />
}

function Panel(props: DrawerProps & { isClosing: boolean; send: (event: DrawerEvent) => void }) {
  const {
    onClose,
    title,
    direction = 'right',
    size = 'default',
    forceMode,
    children,
    isClosing,
    send,
  } = props
  const messages = useMessages()
  const titleId = useId()
  const mode = drawerMode(useMediaQuery(`(width < ${mobileBreakpoint}px)`), forceMode)
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, isClosing)
  useEndOfMovement(dialog, isClosing, send)
  const isPressedBeside = useRef(false)
  const isBesidePanel = (event: MouseEvent<HTMLDialogElement>) =>
    event.target === event.currentTarget && isBeside(event, event.currentTarget.getBoundingClientRect())
  return (
    // Keyboard users have Escape and the close button instead of the click on the backdrop.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      // Moves out as a popover: in the top layer, but no longer modal.
      popover="manual"
      inert={isClosing}
      className={styles.drawer}
      data-mode={mode}
      data-side={drawerSide(mode, direction)}
      data-size={size}
      data-closing={isClosing || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return // the cancel event of a file chooser bubbles up to here
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // Browsers close the dialog themselves at a second Escape.
        if (event.target === event.currentTarget && !event.currentTarget.open && !isClosing) onClose()
      }}
      onMouseDown={(event) => {
        isPressedBeside.current = isBesidePanel(event)
      }}
      onClick={(event) => {
        if (isPressedBeside.current && isBesidePanel(event)) onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Button variant="icon" type="button" onClick={onClose} icon={<Icon name="close" size={22} />}>
          {messages.parts.close}
        </Button>
      </div>
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}

/** Opens the modal dialog and locks scrolling, and reverts both when it closes. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, isClosing: boolean): void {
  useLayoutEffect(() => {
    const panel = dialog.current
    if (!panel || isClosing) return undefined
    const opener = document.activeElement
    const releaseScroll = lockScroll()
    if (panel.matches(':popover-open')) panel.hidePopover()
    panel.showModal()
    panel.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      panel.close()
      releaseScroll()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [dialog, isClosing])
}

/** Reports the end of the closing transition; at once when there is none. */
function useEndOfMovement(
  dialog: RefObject<HTMLDialogElement | null>,
  isClosing: boolean,
  send: (event: DrawerEvent) => void,
): void {
  useLayoutEffect(() => {
    const panel = dialog.current
    if (!panel || !isClosing) return undefined
    let isWatched = true
    const focused = document.activeElement
    panel.showPopover()
    // Undoes the browser's own focus change when a dialog is shown.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    const waitForEnd = async () => {
      await Promise.allSettled(panel.getAnimations().map((movement) => movement.finished))
      if (isWatched) send('moved')
    }
    void waitForEnd()
    return () => {
      isWatched = false
    }
  }, [dialog, isClosing, send])
}
