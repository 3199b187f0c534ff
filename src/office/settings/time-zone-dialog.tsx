import { useEffect, useState } from 'react'
import type { TimeZonePlan } from '#contracts/office-time-zone.ts'
import { LineField } from '#fields/controls/text-fields.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { timeZoneMessages } from '../messages/time-zone.ts'
import { fieldErrorsOf } from '../records/calls.ts'
import { useRecords } from '../records/records-context.ts'
import styles from './time-zone.module.css'

/** Asks for the new time zone, or names the one to which it goes `back`; says what will change, and has it changed. */
export function TimeZoneDialog(props: {
  zone: string
  back: string | null
  onAsked: (zone: string) => void
  onClose: () => void
}) {
  const { zone, back, onAsked, onClose } = props
  const { calls } = useRecords()
  const messages = useLazyMessages(timeZoneMessages)
  const [typed, setTyped] = useState('')
  const [plan, setPlan] = useState<TimeZonePlan | null>(null)
  const [wrong, setWrong] = useState<string>()
  const [refused, setRefused] = useState<string | null>(null)
  const { isBusy, attempt } = useAction((text, cause) => {
    const { zone: own } = fieldErrorsOf(cause)
    if (own === undefined) setRefused(text)
    else setWrong(own)
  })
  const check = (wanted: string) =>
    attempt(async () => {
      setRefused(null)
      setWrong(undefined)
      const found = await calls.get('house/time-zone/plan', { query: { zone: wanted } })
      if (found.zone === zone) setWrong(messages.same)
      else setPlan(found)
    })
  const change = (wanted: string) =>
    attempt(async () => {
      setRefused(null)
      await calls.put('house/time-zone', { json: { zone: wanted } })
      onAsked(wanted)
    })
  useEffect(() => {
    if (back !== null) void check(back)
    // Once: the dialog is opened for one zone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const title = back === null ? messages.change : messages.setBack(back)
  return (
    <Dialog title={title} onClose={onClose} error={refused}>
      {back === null && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void check(typed)
          }}
        >
          <LineField
            label={messages.zone}
            hint={messages.zoneHint}
            error={wrong}
            value={typed}
            limit={60}
            options={Intl.supportedValuesOf('timeZone')}
            onChange={(text) => {
              setTyped(text)
              setPlan(null)
            }}
          />
          {!plan && (
            <StaffBar>
              <StaffButton look="primary" type="submit" isBusy={isBusy}>
                {messages.check}
              </StaffButton>
            </StaffBar>
          )}
        </form>
      )}
      {plan && (
        <>
          <PlanText plan={plan} isBack={back !== null} />
          <StaffBar>
            <StaffButton look="primary" isBusy={isBusy} onClick={() => void change(plan.zone)}>
              {title}
            </StaffButton>
          </StaffBar>
        </>
      )}
    </Dialog>
  )
}

/** What a change will do, for screen readers as soon as it is known. */
function PlanText({ plan, isBack }: { plan: TimeZonePlan; isBack: boolean }) {
  const messages = useLazyMessages(timeZoneMessages)
  const counted = (['coming', 'past', 'plans', 'others'] as const).filter((name) => plan[name] > 0)
  return (
    <div aria-live="polite" className={styles.plan}>
      <p>{messages.plan(plan.zone)}</p>
      <p>{messages.stays}</p>
      {counted.length === 0 ? (
        <p>{messages.nothing}</p>
      ) : (
        <>
          <p>{messages.moved}</p>
          <ul>
            {counted.map((name) => (
              <li key={name}>{messages.counts[name](plan[name])}</li>
            ))}
          </ul>
        </>
      )}
      {plan.kept > 0 && <p>{messages.kept(plan.kept)}</p>}
      <p className="soft">{isBack ? messages.exactly : messages.oneStep}</p>
      <p className="soft">{messages.unsaved}</p>
    </div>
  )
}
