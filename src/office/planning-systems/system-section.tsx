import { useState } from 'react'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { officeHref } from '#routing/office-paths.ts'
import { leaveFor, useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { planningSystemMessages } from '../messages/planning-systems.ts'
import { fieldErrorsOf } from '../records/calls.ts'
import { useRecords } from '../records/records-context.ts'
import type { SectionProps } from '../records/special-parts.ts'

/** Above the fields of a planning system: reading it now, and its secret. */
export function SystemSection({ stored, onChanged, onTell }: SectionProps) {
  const { calls } = useRecords()
  const messages = useLazyMessages(planningSystemMessages)
  const [secret, setSecret] = useState('')
  const [error, setError] = useState<string>()
  const { isBusy, attempt } = useAction((text, cause) => {
    const { secret: own } = fieldErrorsOf(cause)
    if (own === undefined) onTell({ text, isAlarm: true })
    else setError(own)
  })
  const { id } = stored
  if (id === 0) return null
  const read = () =>
    attempt(async () => {
      const { id: run } = await calls.post('planning-systems/{id}/imports', { params: { id }, json: {} })
      await leaveFor(`${officeHref('imports')}/${run}`)
    })
  const keep = () =>
    attempt(async () => {
      setError(undefined)
      await calls.put('planning-systems/{id}/secret', { params: { id }, json: { secret } })
      onTell({ text: secret === '' ? messages.secret.forgotten : messages.secret.saved })
      setSecret('')
      onChanged()
    })
  return (
    <>
      <section aria-labelledby="planning-system-read">
        <h2 id="planning-system-read">{messages.read}</h2>
        <p className="soft">{messages.about}</p>
        <p className="soft">{messages.night}</p>
        <StaffBar>
          <StaffButton isBusy={isBusy} onClick={() => void read()}>
            {messages.read}
          </StaffButton>
        </StaffBar>
      </section>
      <section aria-labelledby="planning-system-secret">
        <h2 id="planning-system-secret">{messages.secret.title}</h2>
        <FieldFrame label={messages.secret.label} hint={messages.secret.hint} error={error}>
          {(ids) => (
            <input
              {...ids}
              type="password"
              autoComplete="off"
              maxLength={500}
              value={secret}
              onChange={({ target }) => setSecret(target.value)}
            />
          )}
        </FieldFrame>
        <StaffBar>
          <StaffButton isBusy={isBusy} onClick={() => void keep()}>
            {messages.secret.save}
          </StaffButton>
        </StaffBar>
      </section>
    </>
  )
}
