import { leaveFor, useAction } from '#staff/action/use-action.ts'
import { StaffButton, StaffLink } from '#staff/button/staff-button.tsx'
import { valuesOf } from '#records/definition.ts'
import { useState } from 'react'
import type { ReleaseProblem } from '#contracts/office-releases.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Values } from '#records/field.ts'
import { record } from '#records/release/record.ts'
import { releaseMessages } from '../messages/releases.ts'
import { addressOf, useRecords } from '../records/records-context.ts'
import type { SectionProps } from '../records/special-parts.ts'
import { QuestionDialog } from '#staff/dialog/question-dialog.tsx'
import { isOpenState } from './open-first.ts'
import styles from './releases.module.css'
import { timeMachineAddress } from './time-machine/shown-address.ts'

type Question = 'now' | 'cancel' | 'inverse'

/** What can be done with a release in its state. */
export function ReleaseActions(
  props: SectionProps & {
    isWaited: boolean
    /** How many items it has; null until it is known. */
    count: number | null
    onChecked: (problems: readonly ReleaseProblem[]) => void
  },
) {
  const { stored, values, isWaited, count, onSave, onTell, onChecked } = props
  const { calls } = useRecords()
  const language = useLanguage()
  const { act: messages } = useLazyMessages(releaseMessages)
  const { isBusy, attempt } = useAction((text) => onTell({ text, isAlarm: true }))
  const [question, setQuestion] = useState<Question | null>(null)
  const { id } = stored
  const { state, publish_at: at } = stored.values
  const isOpen = isOpenState(state)
  const mayAct = stored.may.change

  /** Saves the state together with what is unsaved; the form says why it was refused. */
  const set = (changes: Values, told: string) =>
    attempt(async () => {
      if (await onSave(changes)) onTell({ text: told })
    })
  const check = () =>
    attempt(async () => {
      onTell({ text: messages.checking })
      const found = await calls.post('releases/release/{id}/check', { params: { id } })
      const failing = found.filter(({ problem }) => problem !== null).length
      onChecked(found)
      if (failing > 0) onTell({ text: messages.wouldFail(failing), isAlarm: true })
      else onTell({ text: found.length === 0 ? messages.allFine : messages.incomplete(found.length) })
    })
  const plan = () => {
    const { publish_at: wanted } = values
    if (typeof wanted !== 'string' || Date.parse(wanted) <= Date.now())
      return onTell({ text: messages.needsTime, isAlarm: true })
    return void set({ state: 'planned' }, messages.planned(readableInstant(new Date(wanted), language)))
  }
  const invert = () =>
    attempt(async () => {
      const name = messages
        .inverseName(valuesOf(record, stored.values).name ?? '')
        .slice(0, record.fields.name.limit)
      const made = await calls.post('releases/release/{id}/inverse', { params: { id }, json: { name } })
      await leaveFor(`${addressOf(record, made.id)}#added`)
    })
  const questions = {
    now: {
      title: messages.nowTitle,
      text: messages.nowText(count ?? 0),
      action: messages.nowAct,
      act: () => set(dueAtOnce(), messages.waits),
    },
    cancel: {
      title: messages.cancelTitle,
      text: messages.cancelText(count ?? 0),
      action: messages.cancelAct,
      act: () => set({ state: 'cancelled' }, messages.cancelled),
    },
    inverse: {
      title: messages.inverseTitle,
      text: messages.inverseText,
      action: messages.inverseAct,
      act: invert,
    },
  }
  const asked = question && questions[question]
  if (isWaited)
    return (
      <section aria-label={messages.title}>
        <p>{messages.waits}</p>
      </section>
    )
  return (
    <section className={styles.acts} aria-label={messages.title}>
      {mayAct && isOpen && (
        <StaffButton isBusy={isBusy} onClick={() => void check()}>
          {messages.check}
        </StaffButton>
      )}
      {isOpen && typeof at === 'string' && (
        <StaffLink href={timeMachineAddress(at, state === 'planned' ? null : id)}>{messages.see}</StaffLink>
      )}
      {mayAct && (state === 'collecting' || state === 'failed') && (
        <StaffButton isBusy={isBusy} onClick={plan}>
          {messages.plan}
        </StaffButton>
      )}
      {mayAct && isOpen && (count ?? 0) > 0 && (
        <StaffButton onClick={() => setQuestion('now')}>{messages.now}</StaffButton>
      )}
      {mayAct && isOpen && (
        <StaffButton look="quiet" onClick={() => setQuestion('cancel')}>
          {messages.cancel}
        </StaffButton>
      )}
      {mayAct && state === 'cancelled' && (
        <StaffButton isBusy={isBusy} onClick={() => void set({ state: 'collecting' }, messages.collecting)}>
          {messages.collect}
        </StaffButton>
      )}
      {mayAct && state === 'published' && (
        <StaffButton onClick={() => setQuestion('inverse')}>{messages.inverse}</StaffButton>
      )}
      {asked && (
        <QuestionDialog
          title={asked.title}
          text={asked.text}
          action={asked.action}
          onConfirm={() => void asked.act()}
          onClose={() => setQuestion(null)}
        />
      )}
    </section>
  )
}

function dueAtOnce(): Values {
  return { state: 'planned', publish_at: new Date().toISOString() }
}
