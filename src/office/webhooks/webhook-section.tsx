import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { webhookMessages } from '../messages/webhooks.ts'
import type { SectionProps } from '../records/special-parts.ts'
import { QuestionDialog } from '#staff/dialog/question-dialog.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { ShownOnce } from './shown-once.tsx'
import styles from './webhooks.module.css'
import { useRecords } from '../records/records-context.ts'

/** Above the fields of a webhook: its secret, and what has been sent. */
export function WebhookSection({ stored, onChanged, onTell }: SectionProps) {
  const { calls } = useRecords()
  const language = useLanguage()
  const { isBusy, attempt } = useAction((text) => onTell({ text, isAlarm: true }))
  const { secret: messages, log } = useLazyMessages(webhookMessages)
  const [secret, setSecret] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { id, values } = stored
  const { state, failing_since: failingSince } = values
  const isUnsigned = state === 'unsigned'
  const make = () =>
    attempt(async () => {
      setIsAsking(false)
      setSecret((await calls.post('house/webhook/{id}/secret', { params: { id } })).secret)
      onChanged()
    })
  return (
    <>
      <section aria-labelledby="webhook-secret">
        <h2 id="webhook-secret">{messages.title}</h2>
        {state === 'gone' && <p className={styles.alarm}>{log.gone}</p>}
        {state === 'failing' && typeof failingSince === 'string' && (
          <p className={styles.alarm}>{log.failing(readableInstant(new Date(failingSince), language))}</p>
        )}
        <p className="soft">{messages.about}</p>
        <StaffBar>
          <StaffButton
            look={isUnsigned ? 'primary' : 'plain'}
            isBusy={isBusy}
            onClick={() => (isUnsigned ? void make() : setIsAsking(true))}
          >
            {isUnsigned ? messages.make : messages.renew}
          </StaffButton>
        </StaffBar>
        {secret !== null && <ShownOnce label={messages.label} once={messages.once} {...{ secret, onTell }} />}
      </section>
      <DeliveryLog {...{ id, isUnsigned, onTell, onChanged }} />
      {isAsking && (
        <QuestionDialog
          {...messages.askRenew}
          action={messages.renew}
          onConfirm={() => void make()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
