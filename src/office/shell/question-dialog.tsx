import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useId, useRef } from 'react'
import { useRecordMessages } from '../records/records-context.ts'
import styles from './question-dialog.module.css'
import shellStyles from './shell.module.css'

/** Asks before something is permanently lost; without an action it only explains why that is not possible. */
export function QuestionDialog(props: {
  title: string
  text: string
  action: string | null
  onConfirm: () => void
  onCancel: () => void
}) {
  const { title, text, action, onConfirm, onCancel } = props
  const messages = useRecordMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={`${shellStyles.dialog} ${styles.question}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onCancel}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <p>
        <StaffButton onClick={() => dialog.current?.close()}>
          {action === null ? messages.close : messages.cancel}
        </StaffButton>
        {action !== null && (
          <button type="button" className={styles.action} onClick={onConfirm}>
            {action}
          </button>
        )}
      </p>
    </dialog>
  )
}
