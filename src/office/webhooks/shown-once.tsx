import { StaffButton } from '#staff/button/staff-button.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { webhookMessages } from '../messages/webhooks.ts'
import type { Told } from '#staff/notice/notice.tsx'
import styles from './webhooks.module.css'

/** A secret that nobody sees again, with a button that copies it. */
export function ShownOnce(props: {
  label: string
  once: string
  secret: string
  onTell: (told: Told) => void
}) {
  const { label, once, secret, onTell } = props
  const { secret: messages } = useLazyMessages(webhookMessages)
  return (
    <output className={styles.once}>
      <FieldFrame label={label}>
        {(ids) => (
          <input
            {...ids}
            readOnly
            className={styles.secret}
            value={secret}
            onFocus={({ target }) => target.select()}
          />
        )}
      </FieldFrame>
      <StaffButton
        onClick={() =>
          void navigator.clipboard.writeText(secret).then(() => onTell({ text: messages.copied }))
        }
      >
        {messages.copy}
      </StaffButton>
      <span>{once}</span>
    </output>
  )
}
