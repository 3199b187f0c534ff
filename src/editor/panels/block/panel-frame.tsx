import { useId, useState, type ReactNode } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { EditorHelp } from '#routing/handbook-places.ts'
import { HelpLink } from '#staff/dialog/help-link.tsx'
import { useKeptScroll } from '#editor/controls/use-kept-scroll.ts'
import { useRootMark } from '#editor/controls/use-root-mark.ts'
import { Sign } from '#editor/controls/sign.tsx'
import styles from './panel-frame.module.css'

/**
 * The panel beside the page. In wide windows it is docked at the right, and the page makes room for it; in others it is a
 * sheet at the bottom, above which the edited block is scrolled (editing.css has both rules). Escape leaves it.
 */
export function PanelFrame(props: {
  title: string
  /** Distinguishes it from other panels of its kind. */
  detail?: string
  /** Shown in the head: a button that leads from an item to its list. */
  actions?: ReactNode
  /** Leads to the section of the handbook about it. */
  help?: EditorHelp | undefined
  children: ReactNode
  onClose: () => void
  /** Called for Escape: moves the focus to the page without closing. Without it, Escape closes the panel. */
  onLeave?: () => void
}) {
  const { title, detail, actions, help, children, onClose, onLeave = onClose } = props
  const messages = useLazyMessages(editorBlocksMessages)
  const [isFolded, setIsFolded] = useState(false)
  const id = useId()
  const body = useKeptScroll(`${location.pathname} ${title}`)
  useRootMark('data-panel-beside', '')
  return (
    // Escape applies to everything in the panel, wherever the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
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
      <header className={styles.head}>
        <h2 id={id}>
          {title}
          {detail && <span> {detail}</span>}
        </h2>
        {actions}
        {help && <HelpLink about={help} />}
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-controls={`${id}-body`}
          aria-label={isFolded ? messages.frame.unfold : messages.frame.fold}
          onClick={() => setIsFolded(!isFolded)}
        >
          <Sign name={isFolded ? 'up' : 'down'} size={16} />
        </button>
        <button type="button" aria-label={messages.frame.close} onClick={onClose}>
          <Sign name="close" size={16} />
        </button>
      </header>
      <div ref={body} id={`${id}-body`} className={styles.body} data-panel-body="" hidden={isFolded}>
        {children}
      </div>
    </aside>
  )
}
