import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useRef, useState } from 'react'
import type { RedirectImport as Outcome } from '#contracts/office-redirects.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { FileButton } from '#staff/button/file-button.tsx'
import { redirectMessages } from '../messages/redirects.ts'
import { fieldErrorsOf } from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { definitionOf, addressOf } from '../records/records-context.ts'
import { StaffTable } from '#staff/table/staff-table.tsx'
import styles from './redirects.module.css'
import { useRecords } from '../records/records-context.ts'

const maxBytes = 1_000_000

/** Takes a list of redirects: first shows what would happen, then stores it as one batch that can be undone. */
export function RedirectImport() {
  const { calls } = useRecords()
  const { import: messages } = useLazyMessages(redirectMessages)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  /** `checked` is the text that the outcome is about; null once it is stored. */
  const [found, setFound] = useState<{ outcome: Outcome; checked: string | null } | null>(null)
  const [told, setTold] = useState<Told>(null)
  const news = useRef<HTMLElement>(null)
  const list = definitionOf('redirect')

  const { isBusy, attempt } = useAction((reason, failure) => {
    const { text: refused } = fieldErrorsOf(failure)
    if (refused === undefined) setTold({ text: reason, isAlarm: true })
    else setError(refused)
  })
  const act = (work: () => Promise<void>) =>
    attempt(async () => {
      setError(undefined)
      setTold(null)
      await work()
    })
  const undo = (batch: string) =>
    act(async () => {
      const { undone } = await calls.post('redirect-imports/{id}/undo', { params: { id: batch } })
      setFound(null)
      setTold({ text: messages.undone(undone) })
    })
  const send = (isTrial: boolean) =>
    act(async () => {
      const outcome = await calls.post('redirect-imports', { json: { text, is_trial: isTrial } })
      setFound({ outcome, checked: isTrial ? text : null })
      const { batch } = outcome
      if (batch !== null)
        setTold({
          text: `${messages.done}.`,
          action: { label: messages.undo, act: () => void undo(batch) },
        })
      news.current?.focus()
    })
  const read = async ([file]: File[]) => {
    if (!file) return
    if (file.size > maxBytes) {
      setError(messages.tooLarge)
      return
    }
    setError(undefined)
    setText(await textOf(file))
  }
  const isChecked = found !== null && found.checked === text
  const count = isChecked ? found.outcome.added + found.outcome.changed : 0
  return (
    <>
      <Heading
        title={messages.title}
        about={messages.about}
        above={list && { name: messages.list, href: addressOf(list) }}
      />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(true)
        }}
      >
        <FieldFrame label={messages.text} hint={messages.hint} error={error}>
          {(ids) => (
            <textarea
              {...ids}
              rows={10}
              value={text}
              placeholder={messages.example}
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FieldFrame>
        <StaffBar>
          <FileButton
            look="plain"
            accept=".csv,.txt,text/csv,text/plain"
            onFiles={(files) => void read(files)}
          >
            {messages.file}
          </FileButton>
          <StaffButton type="submit" look={count > 0 ? 'plain' : 'primary'} isBusy={isBusy}>
            {messages.check}
          </StaffButton>
          {count > 0 && (
            <StaffButton look="primary" isBusy={isBusy} onClick={() => void send(false)}>
              {messages.apply(count)}
            </StaffButton>
          )}
        </StaffBar>
      </form>
      <Notice told={told} />
      <section ref={news} tabIndex={-1} aria-live="polite" aria-label={messages.wouldDo}>
        {found && <Found outcome={found.outcome} isDone={found.checked === null} />}
      </section>
    </>
  )
}

function Found({ outcome, isDone }: { outcome: Outcome; isDone: boolean }) {
  const { import: messages } = useLazyMessages(redirectMessages)
  const { added, changed, unchanged, rejected_count: rejectedCount, rejected } = outcome
  return (
    <>
      <SectionTitle>{isDone ? messages.done : messages.wouldDo}</SectionTitle>
      <p>{messages.counts(added, changed, unchanged, rejectedCount)}</p>
      {rejected.length > 0 && (
        <>
          <SectionTitle level={3}>{messages.rejected}</SectionTitle>
          {rejected.length < rejectedCount && <p>{messages.onlyFirst(rejected.length)}</p>}
          <StaffTable
            rows={rejected}
            keyOf={({ line }) => line}
            columns={[
              { name: 'line', label: messages.line, render: ({ line }) => line },
              {
                name: 'old',
                label: messages.oldPath,
                render: ({ old_path: path }) => <span className={styles.path}>{path}</span>,
              },
              {
                name: 'new',
                label: messages.newPath,
                render: ({ new_path: path }) => <span className={styles.path}>{path}</span>,
              },
              { name: 'reason', label: messages.reason, render: ({ reason }) => reason },
            ]}
          />
        </>
      )}
    </>
  )
}

/** The text of a file, as UTF-8 or as spreadsheets of some years ago have saved it. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
