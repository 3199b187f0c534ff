import { useId, useRef } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { staffDialogMessages } from '#i18n/lazy/staff-dialogs.ts'
import { StaffButton } from '../button/staff-button.tsx'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

/** Something that staff are asked before it is done. */
export type Question = {
  title: string
  /** What will happen, in paragraphs. */
  text: string | readonly string[]
  /** What the button says that does it; null if this only explains why it is not possible. */
  action: string | null
}

/** Asks before something is lost, replaced or public. Every answer closes it, and Escape means no. */
export function QuestionDialog(
  props: Question & {
    /** Called before `onClose`. */
    onConfirm: () => void
    onClose: () => void
  },
) {
  const { title, text, action, onConfirm, onClose } = props
  const messages = useLazyMessages(staffDialogMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const isConfirmed = useRef(false)
  const id = useId()
  useModal(dialog)
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      data-size="small"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => {
        if (isConfirmed.current) onConfirm()
        onClose()
      }}
    >
      <div className={styles.body}>
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-text`}>
          {[text].flat().map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p className={styles.ways}>
          <StaffButton onClick={() => dialog.current?.close()}>
            {action === null ? messages.close : messages.cancel}
          </StaffButton>
          {action !== null && (
            <StaffButton
              look="danger"
              onClick={() => {
                isConfirmed.current = true
                dialog.current?.close()
              }}
            >
              {action}
            </StaffButton>
          )}
        </p>
      </div>
    </dialog>
  )
}
