import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { valuesOf } from '#records/definition.ts'
import { record } from '#records/api-token/record.ts'
import { useState } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { webhookMessages } from '../messages/webhooks.ts'
import type { SectionProps } from '../records/special-parts.ts'
import { QuestionDialog } from '#staff/dialog/question-dialog.tsx'
import { ShownOnce } from './shown-once.tsx'
import { useRecords } from '../records/records-context.ts'

/** Above the fields of a token: issuing and revoking it. */
export function TokenSection({ stored, onChanged, onTell }: SectionProps) {
  const { calls } = useRecords()
  const { isBusy, attempt } = useAction((text) => onTell({ text, isAlarm: true }))
  const { token: messages } = useLazyMessages(webhookMessages)
  const [secret, setSecret] = useState<string | null>(null)
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null)
  const { id, values } = stored
  const isIssued = valuesOf(record, values).state === 'valid'
  const make = () =>
    attempt(async () => {
      setAsking(null)
      setSecret((await calls.post('house/api-token/{id}/secret', { params: { id } })).secret)
      onChanged()
    })
  const revoke = () =>
    attempt(async () => {
      setAsking(null)
      await calls.remove('house/api-token/{id}/secret', { params: { id } })
      setSecret(null)
      onTell({ text: messages.revoked })
      onChanged()
    })
  return (
    <section aria-labelledby="api-token">
      <h2 id="api-token">{messages.title}</h2>
      <p className="soft">
        {messages.about} <a href="/api/docs">{messages.calls}</a>
      </p>
      <StaffBar>
        <StaffButton
          look={isIssued ? 'plain' : 'primary'}
          isBusy={isBusy}
          onClick={() => (isIssued ? setAsking('renew') : void make())}
        >
          {isIssued ? messages.renew : messages.make}
        </StaffButton>
        {isIssued && (
          <StaffButton look="quiet" onClick={() => setAsking('revoke')}>
            {messages.revoke}
          </StaffButton>
        )}
      </StaffBar>
      {secret !== null && <ShownOnce label={messages.label} once={messages.once} {...{ secret, onTell }} />}
      {asking !== null && (
        <QuestionDialog
          {...(asking === 'renew' ? messages.askRenew : messages.askRevoke)}
          action={messages[asking]}
          onConfirm={() => void (asking === 'renew' ? make() : revoke())}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  )
}
