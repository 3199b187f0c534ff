import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './banner.module.css'

/** The place of the banners below the toolbar, stacked vertically. */
export function BannerSlot() {
  return <div id="editor-banners" className={styles['place']} />
}

/**
 * Asks for a decision without taking the focus from a user who is typing: the dialog opens only when its button is
 * pressed. `other` is a second, less likely decision.
 */
export function Banner(props: BannerAction & { children: ReactNode; other?: BannerAction }) {
  const { children, action, onAction, other } = props
  const place = document.getElementById('editor-banners')
  if (!place) return null
  return createPortal(
    <div className={styles['banner']} data-banner="">
      <p role="alert">{children}</p>
      <span className={styles['ways']}>
        {[...(other ? [other] : []), { action, onAction }].map((one) => (
          <button
            key={one.action}
            type="button"
            data-other={one === other ? '' : undefined}
            // Keeps the caret in the text until the button has been pressed.
            onPointerDown={(event) => event.preventDefault()}
            onClick={one.onAction}
          >
            {one.action}
          </button>
        ))}
      </span>
    </div>,
    place,
  )
}

type BannerAction = { action: string; onAction: () => void }
