import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState, type FormEvent } from 'react'
import type { Finding } from '#contracts/office-guard.ts'
import { LineField } from '#fields/controls/text-fields.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { guardMessages } from '../messages/guard.ts'
import { Notice } from '#staff/notice/notice.tsx'
import { useRecords } from '../records/records-context.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import styles from './guard.module.css'

/** Asks why a finding is no fault. */
export function AcceptDialog(props: { finding: Finding; onAccepted: () => void; onClose: () => void }) {
  const { finding, onAccepted, onClose } = props
  const { calls } = useRecords()
  const messages = useLazyMessages(guardMessages)
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const [failed, setFailed] = useState<string | null>(null)
  const { isBusy, attempt } = useAction(setFailed)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (reason.trim() === '') {
      setWrong(messages.needsReason)
      setTimeout(() => form.querySelector('input')?.focus())
      return
    }
    void attempt(async () => {
      await calls.post('guard/findings/{id}/acceptance', { params: { id: finding.id }, json: { reason } })
      onAccepted()
      onClose()
    })
  }
  return (
    <Dialog title={messages.acceptTitle} onClose={onClose}>
      <form className={styles.dialog} noValidate onSubmit={submit}>
        <p>
          <strong>{finding.text}</strong>
          {finding.detail && <>: {finding.detail}</>}
          <br />
          {finding.title}
        </p>
        <p>{messages.acceptAbout}</p>
        <LineField
          label={messages.reason}
          hint={messages.reasonHint}
          error={wrong}
          limit={400}
          value={reason}
          onChange={(text) => {
            setReason(text)
            setWrong(undefined)
          }}
        />
        <Notice told={failed === null ? null : { text: failed, isAlarm: true }} />
        <p>
          <StaffButton look="primary" type="submit" isBusy={isBusy}>
            {messages.apply}
          </StaffButton>
        </p>
      </form>
    </Dialog>
  )
}
