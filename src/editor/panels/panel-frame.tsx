import { useId, useRef, useState, type ReactNode } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { Sign } from '../toolbar/sign.tsx'
import styles from './panel-frame.module.css'
import { usePanelPlace } from './use-panel-place.ts'

/**
 * The panel that floats beside the block that it belongs to. It can be dragged by its head, collapsed and closed; on a
 * phone it is a sheet at the bottom. Escape leaves it.
 */
export function PanelFrame(props: {
  title: string
  /** Distinguishes it from other panels of its kind. */
  detail?: string
  /** The id of its subject; the panel is positioned anew when it changes. */
  about: string
  /** The box that it must not cover, relative to the viewport; null when the subject is not visible. */
  avoid: DOMRect | null
  /** Shown in the head: a button that leads from an item to its list. */
  actions?: ReactNode
  children: ReactNode
  onClose: () => void
  /** Called for Escape: moves the focus to the page without closing. Without it, Escape closes the panel. */
  onLeave?: () => void
}) {
  const { title, detail, about, avoid, actions, children, onClose, onLeave = onClose } = props
  const messages = useLazyMessages(editorBlocksMessages)
  const panel = useRef<HTMLElement>(null)
  const [isFolded, setIsFolded] = useState(false)
  const [spoken, setSpoken] = useState('')
  const { head, moveByKey } = usePanelPlace(panel, { about, avoid, isFolded })
  const id = useId()
  return (
    // Escape applies to everything in the panel, wherever the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={panel}
      className={styles.frame}
      aria-labelledby={id}
      data-panel=""
      data-folded={isFolded ? '' : undefined}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        onLeave()
      }}
    >
      <header className={styles.head} {...head}>
        <button
          type="button"
          data-drag=""
          className={styles.drag}
          aria-label={messages.frame.move(title)}
          onKeyDown={(event) => {
            const way = moveByKey(event)
            if (way) setSpoken(messages.frame.moved[way])
          }}
        >
          <Sign name="drag" size={16} />
        </button>
        <h2 id={id}>
          {title}
          {detail && <span> {detail}</span>}
        </h2>
        {actions}
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={`${id}-body`}
          aria-label={isFolded ? messages.frame.unfold : messages.frame.fold}
          onClick={() => setIsFolded(!isFolded)}
        >
          <Sign name={isFolded ? 'down' : 'up'} size={16} />
        </button>
        <button type="button" aria-label={messages.frame.close} onClick={onClose}>
          <Sign name="close" size={16} />
        </button>
      </header>
      <div id={`${id}-body`} className={styles.body} data-panel-body="" hidden={isFolded}>
        {children}
      </div>
      <output className="visually-hidden">{spoken}</output>
    </aside>
  )
}
