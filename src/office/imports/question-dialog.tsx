import { StaffButton } from '#staff/button/staff-button.tsx'
import type { ReactNode } from 'react'
import { useRecordMessages } from '../records/records-context.ts'
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
        <StaffButton
          look="primary"
          onClick={() => {
            onClose()
            onAct()
          }}
        >
          {action}
        </StaffButton>
        <StaffButton onClick={onClose}>{messages.cancel}</StaffButton>
      </div>
    </OfficeDialog>
  )
}
