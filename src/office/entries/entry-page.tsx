import { reasonOf } from '#staff/action/reason-of.ts'
import { leaveFor } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton, StaffLink } from '#staff/button/staff-button.tsx'
import { useEffect, useState } from 'react'
import type { FormEntry } from '#contracts/office-entries.ts'
import { FlagField } from '#fields/controls/choice-fields.tsx'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { locales, pickLanguage } from '#i18n/languages.ts'
import { entriesHref, officeHref } from '#routing/office-paths.ts'
import { entryMessages } from '../messages/entries.ts'
import { Heading } from '../records/heading.tsx'
import { Notice } from '#staff/notice/notice.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import { QuestionDialog } from '#staff/dialog/question-dialog.tsx'
import styles from './entries.module.css'
import { EntryMails } from './entry-mails.tsx'
import { EntryNote } from './entry-note.tsx'
import { EntryValues } from './entry-values.tsx'
import { useEntryActions } from './use-entry-actions.ts'
import { useRecords } from '../records/records-context.ts'

/** One entry with all its data, which is marked as read by being shown. */
export function EntryPage({ id }: { id: string }) {
  const messages = useRecordMessages()
  const language = useLanguage()
  const title = useLazyMessages(entryMessages).names.many
  const { calls } = useRecords()
  const [loaded, setLoaded] = useState<FormEntry | string | null>(null)
  const isLoaded = loaded !== null && typeof loaded === 'object'
  useEffect(() => {
    if (isLoaded) return
    const params = { id }
    const load = async () => {
      const entry = await calls.get('form-entries/{id}', { params })
      return entry.is_read ? entry : calls.patch('form-entries/{id}', { params, json: { is_read: true } })
    }
    load().then(setLoaded, (error: unknown) =>
      setLoaded(error instanceof CallError ? reasonOf(error, language) : String(error)),
    )
  }, [calls, id, isLoaded, language])
  if (isLoaded) return <Entry entry={loaded} onChange={setLoaded} />
  if (loaded === null) return <Notice told={{ text: messages.loading }} />
  return (
    <>
      <Heading title={title} above={{ name: title, href: officeHref('entries') }} />
      <p role="alert">{loaded}</p>
    </>
  )
}

function Entry({ entry, onChange }: { entry: FormEntry; onChange: (entry: FormEntry) => void }) {
  const { page: messages, names, titleOf, bulk } = useLazyMessages(entryMessages)
  const language = useLanguage()
  const { calls } = useRecords()
  const { told, act, remove } = useEntryActions()
  const [isAsking, setIsAsking] = useState(false)
  const [isGone, setIsGone] = useState(false)
  const mark = (json: { is_read?: boolean; is_done?: boolean }) =>
    calls.patch('form-entries/{id}', { params: { id: entry.id }, json })
  const change = (marks: Parameters<typeof mark>[0]) => () => mark(marks).then(onChange)
  const backTo = entriesHref(entry.form.id)
  const markUnread = async () => {
    if (await act(() => mark({ is_read: false }), null)) location.assign(backTo)
  }
  const removeIt = async () => {
    setIsAsking(false)
    if (!(await remove([entry.id]))) return
    setIsGone(true)
    await leaveFor(`${backTo}#deleted`)
  }
  return (
    <>
      <Heading title={titleOf(entry.id)} above={{ name: names.many, href: officeHref('entries') }}>
        <StaffBar>
          {entry.previous !== null && (
            <StaffLink href={officeHref('entries', entry.previous)} rel="prev">
              {messages.previous}
            </StaffLink>
          )}
          {entry.next !== null && (
            <StaffLink href={officeHref('entries', entry.next)} rel="next">
              {messages.next}
            </StaffLink>
          )}
        </StaffBar>
      </Heading>
      {entry.is_test && <p className={styles.state}>{messages.test}</p>}
      {entry.is_confirmed === false && <p className={styles.state}>{messages.unconfirmed}</p>}
      <div className={styles.entry}>
        <div>
          <p className={styles.hint}>
            <a href={backTo}>{pickLanguage(entry.form.title, language)}</a>
            {` · ${readableInstant(new Date(entry.submitted_at), language)} · ${messages.language}: ${locales[entry.language].name}`}
          </p>
          <EntryValues values={entry.values} />
        </div>
        <div className={styles.work}>
          <FlagField
            label={messages.done}
            value={entry.is_done}
            onChange={(isDone) => void act(change({ is_done: isDone }), null)}
          />
          <EntryNote entry={entry} isGone={isGone} onChange={onChange} />
          <EntryMails mails={entry.mails} />
          <StaffBar>
            <StaffButton onClick={() => void markUnread()}>{messages.markUnread}</StaffButton>
            <StaffButton look="remove" onClick={() => setIsAsking(true)}>
              {messages.delete}
            </StaffButton>
          </StaffBar>
          <Notice told={told} />
        </div>
      </div>
      {isAsking && (
        <QuestionDialog
          title={bulk.deleteTitle(1)}
          text={bulk.deleteText}
          action={bulk.delete}
          onConfirm={() => void removeIt()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
