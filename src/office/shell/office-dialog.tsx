import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import styles from './shell.module.css'

/** A modal dialog; Escape closes it, and the browser gives the focus back. */
export function OfficeDialog(props: { title: string; onClose: () => void; children: ReactNode }) {
  const { title, onClose, children } = props
  const messages = useRecordMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before the effects of its content, which may set the focus.
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      {/* In a dialog, browsers make a <header> a second landmark of the page's header. */}
      <div className={styles.dialogHead}>
        <h2 id={id}>{title}</h2>
        <button type="button" aria-label={messages.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" size={16} />
        </button>
      </div>
      {children}
    </dialog>
  )
}
