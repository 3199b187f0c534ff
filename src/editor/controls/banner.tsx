import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './banner.module.css'

/** The place of the banners below the toolbar, stacked vertically. */
export function BannerSlot() {
  return <div id="editor-banners" className={styles['place']} />
}

/**
 * Asks for a decision without taking the focus from a user who is typing: the dialog opens only when its button is
 * pressed.
 */
export function Banner(props: { children: ReactNode; action: string; onAction: () => void }) {
  const { children, action, onAction } = props
  const place = document.getElementById('editor-banners')
  if (!place) return null
  return createPortal(
    <div className={styles['banner']} data-banner="">
      <p role="alert">{children}</p>
      {/* Keeps the caret in the text until the button has been pressed. */}
      <button type="button" onPointerDown={(event) => event.preventDefault()} onClick={onAction}>
        {action}
      </button>
    </div>,
    place,
  )
}
