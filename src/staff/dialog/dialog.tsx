import { useContext, useId, useRef, useState, type ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { createStore } from '#design/store.ts'
import { useStore } from '#design/use-store.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { staffDialogMessages } from '#i18n/lazy/staff-dialogs.ts'
import type { EditorHelp } from '#routing/handbook-places.ts'
import { HelpLink } from './help-link.tsx'
import { ToldContext, type Told } from './told-context.ts'
import { useModal } from './use-modal.ts'
import styles from './dialog.module.css'

/** A modal dialog over the page; Escape closes it and restores the focus. */
export function Dialog(props: {
  title: string
  onClose: () => void
  /** Called before the dialog closes, and may prevent it. */
  mayClose?: () => boolean
  size?: 'wide' | 'full'
  /** Leads to the section of the handbook about it. */
  help?: EditorHelp | undefined
  /** Why what was tried here has failed, for as long as that is to be seen. */
  error?: string | null
  children: ReactNode
}) {
  const { title, onClose, mayClose = () => true, size, help, error = null, children } = props
  const messages = useLazyMessages(staffDialogMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      tabIndex={-1}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target === dialog.current && !mayClose()) event.preventDefault()
      }}
      onClose={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      {/* In a dialog, browsers make a <header> a second landmark of the page's header. */}
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {help && <HelpLink about={help} />}
        <button
          type="button"
          data-close=""
          aria-label={messages.close}
          onClick={() => mayClose() && dialog.current?.close()}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      <ToldHere error={error} />
    </dialog>
  )
}

/**
 * Shows the dialog's own error, or else what is told while the dialog is open. Everything around a modal dialog is inert,
 * including the usual live region of the page: it would be neither clearly visible nor announced.
 */
function ToldHere({ error }: { error: string | null }) {
  const told = useStore(useContext(ToldContext) ?? nothingTold, (state) => state)
  const [before] = useState(told)
  const news: Told | null = error !== null ? { message: error, kind: 'error' } : told !== before ? told : null
  return (
    <div className={styles.told} data-told={news?.kind}>
      <output>{news?.kind === 'done' && news.message}</output>
      {news?.kind === 'error' && <div role="alert">{news.message}</div>}
      <output className="visually-hidden">{news?.kind === 'spoken' && news.message}</output>
    </div>
  )
}

const nothingTold = createStore<Told | null>(null)
