import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useId, useRef } from 'react'
import { useRecordMessages } from '../records/records-context.ts'
import styles from './question-dialog.module.css'
import shellStyles from './shell.module.css'

/** Asks before something is lost, replaced or public; without an action it only explains why that is not possible. */
export function QuestionDialog(props: {
  title: string
  text: string | readonly string[]
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
      <div id={`${id}-text`}>
        {[text].flat().map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={styles.ways}>
        <StaffButton onClick={() => dialog.current?.close()}>
          {action === null ? messages.close : messages.cancel}
        </StaffButton>
        {action !== null && (
          <StaffButton look="danger" onClick={onConfirm}>
            {action}
          </StaffButton>
        )}
      </div>
    </dialog>
  )
}
