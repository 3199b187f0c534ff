import type { ReactNode } from 'react'
import { useRecordMessages } from '../records/records-context.ts'
import recordStyles from '../records/records.module.css'
import { OfficeDialog } from '../shell/office-dialog.tsx'
import styles from './imports.module.css'

/** Asks before something is done that replaces or removes what is stored. */
export function QuestionDialog(props: {
  title: string
  /** What the button does. */
  action: string
  onAct: () => void
  onClose: () => void
  children: ReactNode
}) {
  const { title, action, onAct, onClose, children } = props
  const messages = useRecordMessages()
  return (
    <OfficeDialog title={title} onClose={onClose}>
      {children}
      <div className={styles.actions}>
        <button
          type="button"
          className={recordStyles.primary}
          onClick={() => {
            onClose()
            onAct()
          }}
        >
          {action}
        </button>
        <button type="button" className={recordStyles.button} onClick={onClose}>
          {messages.cancel}
        </button>
      </div>
    </OfficeDialog>
  )
}
