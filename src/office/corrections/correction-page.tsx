import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { reasonOf } from '#staff/action/reason-of.ts'
import { leaveFor, useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton, StaffLink } from '#staff/button/staff-button.tsx'
import { useEffect, useState, type FormEvent } from 'react'
import type { Correction } from '#contracts/office-corrections.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { hallTime } from '#i18n/dates.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { locales } from '#i18n/languages.ts'
import { refusedCallMessages } from '#i18n/lazy/refused-calls.ts'
import { isRecord } from '#json/is-record.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { officeHref, recordAddress } from '#routing/office-paths.ts'
import fieldStyles from '../fields/fields.module.css'
import { correctionsMessages } from '../messages/corrections.ts'
import { fieldErrorsOf } from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import { QuestionDialog } from '#staff/dialog/question-dialog.tsx'
import { useAskBeforeLeaving } from '../shell/use-ask-before-leaving.ts'
import { CorrectionItem } from './correction-item.tsx'
import styles from './corrections.module.css'
import { useRecords } from '../records/records-context.ts'

/** One correction from outside: each detail with its decision, and the answer. */
export function CorrectionPage({ id }: { id: string }) {
  const messages = useRecordMessages()
  const { names } = useLazyMessages(correctionsMessages)
  const { failed } = useLazyMessages(refusedCallMessages)
  const language = useLanguage()
  const { calls } = useRecords()
  const [loaded, setLoaded] = useState<Correction | string | null>(null)
  useEffect(() => {
    calls
      .get('corrections/{id}', { params: { id } })
      .then(setLoaded, (error: unknown) =>
        setLoaded(error instanceof CallError ? reasonOf(error, language) : String(error)),
      )
  }, [calls, id, language])
  if (loaded === null) return <Notice told={{ text: messages.loading }} />
  const definition =
    typeof loaded === 'object' ? recordDefinitions.find(({ kind }) => kind === loaded.kind) : undefined
  if (typeof loaded === 'object' && definition)
    return <Loaded correction={loaded} definition={definition} onChange={setLoaded} />
  return (
    <>
      <Heading title={names.many} above={{ name: names.many, href: officeHref('corrections') }} />
      <p role="alert">{typeof loaded === 'string' ? loaded : failed}</p>
    </>
  )
}

type LoadedProps = {
  correction: Correction
  definition: RecordDefinition
  onChange: (correction: Correction) => void
}

function Loaded({ correction, definition, onChange }: LoadedProps) {
  const { page: messages, names } = useLazyMessages(correctionsMessages)
  const { calls } = useRecords()
  const { id, items, record, state } = correction
  const isOpen = state === 'open'
  const [decisions, setDecisions] = useState<Readonly<Record<string, boolean>>>({})
  const [answer, setAnswer] = useState(correction.answer)
  const [told, setTold] = useState<Told>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isConflicting, setIsConflicting] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [isGone, setIsGone] = useState(false)
  const isUnsaved = Object.keys(decisions).length > 0 || answer.trim() !== correction.answer
  useAskBeforeLeaving(isOpen && isUnsaved && !isGone)
  const decisionOf = (name: string, stored: boolean | null) => (isOpen ? (decisions[name] ?? null) : stored)

  const { isBusy, attempt } = useAction((text, error) => {
    setErrors(fieldErrorsOf(error))
    setIsConflicting(isRecord(error.body) && isRecord(error.body['conflicts']))
    setTold({ text, isAlarm: true })
  })
  const act = (work: () => Promise<void>) =>
    attempt(async () => {
      setErrors({})
      setIsConflicting(false)
      setTold(null)
      await work()
    })
  const send = (doesWin: boolean) =>
    act(async () => {
      if (items.some(({ name }) => decisions[name] === undefined))
        return setTold({ text: messages.undecided, isAlarm: true })
      const accept = items.flatMap(({ name }) => (decisions[name] ? [name] : []))
      const body = { accept, answer: answer.trim(), does_win: doesWin }
      onChange(await calls.post('corrections/{id}/answer', { params: { id }, json: body }))
      setDecisions({})
      setTold({ text: accept.length > 0 ? messages.sent : messages.sentDeclined })
    })
  const takeBack = () =>
    act(async () => {
      onChange(await calls.post('corrections/{id}/reopen', { params: { id } }))
      setTold({ text: messages.takenBack })
    })
  const remove = () =>
    act(async () => {
      setIsAsking(false)
      await calls.remove('corrections/{id}', { params: { id } })
      setIsGone(true)
      await leaveFor(`${officeHref('corrections')}#deleted`)
    })
  return (
    <>
      <Heading
        title={messages.title(record?.title ?? correction.title)}
        above={{ name: names.many, href: officeHref('corrections') }}
      >
        <RecordLinks {...{ correction, definition }} />
      </Heading>
      {record === null && <p className={styles.state}>{messages.gone}</p>}
      {record !== null && !correction.may_change && <p className={styles.state}>{messages.noRight}</p>}
      <Sender correction={correction} />
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void send(false)
        }}
      >
        <SectionTitle look="lined">{messages.details}</SectionTitle>
        {items.map((item) => (
          <CorrectionItem
            key={item.name}
            {...{ correction, definition, isOpen }}
            // Once it is answered, what has changed since is no longer a question.
            item={isOpen ? item : { ...item, now: null }}
            decision={decisionOf(item.name, item.is_accepted)}
            onDecide={(isAccepted) => setDecisions({ ...decisions, [item.name]: isAccepted })}
          />
        ))}
        <FieldFrame
          label={messages.answer}
          hint={isOpen ? messages.answerHint : undefined}
          error={errors['answer']}
        >
          {(ids) => (
            <textarea
              {...ids}
              className={fieldStyles.lines}
              rows={5}
              maxLength={5000}
              lang={correction.language}
              readOnly={!isOpen}
              value={isOpen ? answer : correction.answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          )}
        </FieldFrame>
        {isOpen && (
          <StaffBar>
            <StaffButton look="primary" type="submit" isBusy={isBusy}>
              {messages.send}
            </StaffButton>
            <StaffButton look="remove" onClick={() => setIsAsking(true)}>
              {messages.delete}
            </StaffButton>
          </StaffBar>
        )}
        <Answered correction={correction} isBusy={isBusy} onTakeBack={() => void takeBack()} />
        <Notice told={told} />
        {isConflicting && (
          <StaffBar role="alert">
            {messages.conflict}
            <StaffButton onClick={() => void send(true)}>{messages.overwrite}</StaffButton>
          </StaffBar>
        )}
      </form>
      {isAsking && (
        <QuestionDialog
          title={messages.deleteTitle}
          text={messages.deleteText}
          action={messages.delete}
          onConfirm={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

function RecordLinks({ correction: { record }, definition }: Omit<LoadedProps, 'onChange'>) {
  const { page: messages } = useLazyMessages(correctionsMessages)
  const language = useLanguage()
  if (record === null) return null
  return (
    <StaffBar>
      <StaffLink href={recordAddress(definition.path, record.id)}>{messages.open}</StaffLink>
      {record.page && <StaffLink href={record.page[language]}>{messages.shown}</StaffLink>}
    </StaffBar>
  )
}

/** Who has written, when, and how they know. */
function Sender({ correction }: { correction: Correction }) {
  const { page: messages } = useLazyMessages(correctionsMessages)
  const language = useLanguage()
  const { name, may_be_named: mayBeNamed, email, evidence, submitted_at: at } = correction
  const named = name === null ? messages.noName : mayBeNamed ? messages.named(name) : messages.unnamed(name)
  return (
    <dl className={styles.sender}>
      <div>
        <dt>{messages.evidence}</dt>
        <dd lang={correction.language}>{evidence}</dd>
      </div>
      <div>
        <dt>{messages.sender}</dt>
        <dd>
          {named}, <a href={`mailto:${email}`}>{email}</a>
          <br />
          {readableInstant(new Date(at), language)}, {messages.from(locales[correction.language].name)}
        </dd>
      </div>
    </dl>
  )
}

function Answered(props: { correction: Correction; isBusy: boolean; onTakeBack: () => void }) {
  const { correction, isBusy, onTakeBack } = props
  const { page: messages } = useLazyMessages(correctionsMessages)
  const language = useLanguage()
  const { answered_at: at, answered_by: by, mails_at: mailsAt, mailed_at: mailedAt } = correction
  if (at === null) return null
  return (
    <div className={styles.state}>
      <p>{messages.answered(by ?? '–', readableInstant(new Date(at), language))}</p>
      {mailedAt !== null && <p>{messages.mailed(readableInstant(new Date(mailedAt), language))}</p>}
      {mailsAt !== null && (
        <StaffBar>
          {messages.mailsAt(hallTime(mailsAt, language))}
          <StaffButton isBusy={isBusy} onClick={onTakeBack}>
            {messages.takeBack}
          </StaffButton>
        </StaffBar>
      )}
    </div>
  )
}
