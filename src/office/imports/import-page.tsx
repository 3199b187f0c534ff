import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ImportOptions, OneImport } from '#contracts/office-imports.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { importMessages } from '../messages/imports.ts'
import { releaseMessages } from '../messages/releases.ts'
import { fieldErrorsOf } from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { definitionOf, useRecordMessages } from '../records/records-context.ts'
import { CollectButton } from '../releases/collect-button.tsx'
import { QuestionDialog } from '#staff/dialog/question-dialog.tsx'
import { officeHref } from '#routing/office-paths.ts'
import { ChangedEntries } from './changed-entries.tsx'
import { ColumnMapping } from './column-mapping.tsx'
import { Counts } from './counts.tsx'
import styles from './imports.module.css'
import { EmptyFields } from './empty-fields.tsx'
import { LeftRecords } from './left-records.tsx'
import { MissingRecords } from './missing-records.tsx'
import { Notes, Problems } from './problems.tsx'
import { Progress } from './progress.tsx'
import { StatusWords } from './status-words.tsx'
import { UnknownNames } from './unknown-names.tsx'
import { WaitingRows } from './waiting-rows.tsx'
import { useRecords } from '../records/records-context.ts'

/** How often an import that is under way is asked for, in milliseconds. */
const pollEvery = 1000

/** One import: what its columns say, the trial, its progress and its report. */
export function ImportPage({ id }: { id: number }) {
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(importMessages)
  const recordMessages = useRecordMessages()
  const { collect: collecting } = useLazyMessages(releaseMessages)
  const [run, setRun] = useState<OneImport | 'failed' | null>(null)
  const [chosen, setOptions] = useState<ImportOptions | null>(null)
  const [told, setTold] = useState<Told>(null)
  const { isBusy, attempt } = useAction((text) => setTold({ text, isAlarm: true }))
  const [asked, setAsked] = useState<'undo' | { replace: 'trial' | 'start' } | null>(null)
  const news = useRef<HTMLDivElement>(null)
  const load = useCallback(
    () => calls.get('imports/{id}', { params: { id } }).then(setRun, () => setRun((own) => own ?? 'failed')),
    [calls, id],
  )
  useEffect(() => void load(), [load])
  const state = run === null || run === 'failed' ? null : run.state
  const isRunning =
    state === 'reading' || state === 'checking' || state === 'importing' || state === 'undoing'
  useEffect(() => {
    const timer = isRunning ? setInterval(() => void load(), pollEvery) : undefined
    return () => clearInterval(timer)
  }, [isRunning, load])
  const wasRunning = useRef(false)
  useEffect(() => {
    // The result of what somebody has waited for is read first.
    if (wasRunning.current && !isRunning) news.current?.focus()
    wasRunning.current = isRunning
  }, [isRunning])

  const send = (what: 'trial' | 'start' | 'undo', sent: ImportOptions) => {
    return attempt(async () => {
      setTold(null)
      const params = { id }
      if (what === 'undo') return setRun(await calls.post('imports/{id}/undo', { params, json: {} }))
      try {
        return setRun(await calls.post(`imports/{id}/${what}`, { params, json: sent }))
      } catch (error) {
        if (!(error instanceof CallError && 'mapping' in fieldErrorsOf(error))) throw error
        return setAsked({ replace: what })
      }
    })
  }
  const above = { name: messages.list, href: officeHref('imports') }
  if (run === null) return <p>{recordMessages.loading}</p>
  if (run === 'failed') return <Heading title={recordMessages.noPage} above={above} />
  const { report, table, kind } = run
  const options = chosen ?? run.options
  const count = report ? report.added + report.changed : 0
  const isChecked = run.state === 'checked' && report !== null
  // What an import has written that staff publish, such as events, can wait for a release.
  const isPublished = count > 0 && definitionOf(report?.kind ?? '')?.publication !== undefined
  const isEnded = run.state === 'done' || run.state === 'undone' || run.state === 'failed'
  const canCheck =
    kind !== 'shop' && (run.state === 'new' || run.state === 'checked' || run.state === 'failed')
  const hasColumns =
    table === null || ['date', 'title_de'].every((one) => options.columns.some((column) => column === one))
  return (
    <>
      <Heading
        title={kind === 'shop' ? messages.kinds.shop : run.source}
        above={above}
        about={`${messages.kinds[kind]}, ${readableInstant(new Date(run.started_at), language)}, ${run.by ?? messages.automatic}: ${messages.states[run.state]}`}
      />
      <Notice told={told} />
      {isRunning && <Progress run={run} />}
      {!isRunning && table && canCheck && (
        <ColumnMapping
          {...{ id, table, options }}
          isOpen={!isChecked}
          onChange={setOptions}
          onForgotten={() => void load()}
        />
      )}
      {!isRunning && report && (
        <section ref={news} tabIndex={-1} aria-label={isEnded ? messages.result : messages.trial}>
          <SectionTitle>{isEnded ? messages.result : messages.trial}</SectionTitle>
          {run.state === 'failed' && <p>{messages.failed}</p>}
          {run.state === 'undone' && <p>{messages.undone(report.undone, report.left)}</p>}
          <Counts report={report} />
          <LeftRecords report={report} />
          <MissingRecords report={report} />
          {isChecked && report.statuses.length > 0 && (
            <StatusWords words={report.statuses} options={options} onChange={setOptions} />
          )}
          {isChecked && report.names.length > 0 && (
            <UnknownNames names={report.names} options={options} onChange={setOptions} />
          )}
          <WaitingRows id={id} report={report} canFinish={run.state === 'done'} onChange={setRun} />
          <Notes report={report} />
          <EmptyFields report={report} />
          <ChangedEntries report={report} />
          <Problems id={id} report={report} hasMore={isEnded || isChecked} />
        </section>
      )}
      {canCheck && (
        <StaffBar>
          {isChecked && kind !== 'archive' && report.kind === 'event' && kind === 'table' && (
            <label className={styles.flag}>
              <input
                type="checkbox"
                checked={options.is_public}
                onChange={({ target }) => setOptions({ ...options, is_public: target.checked })}
              />
              <span>
                {messages.isPublic} <small>{messages.isPublicHint}</small>
              </span>
            </label>
          )}
          {!hasColumns && <p className={styles.hint}>{messages.mapping.missing}</p>}
          <StaffButton
            look={isChecked ? 'plain' : 'primary'}
            isBusy={isBusy}
            isOff={!hasColumns}
            onClick={() => void send('trial', options)}
          >
            {isChecked ? messages.checkAgain : messages.check}
          </StaffButton>
          {isChecked &&
            (count > 0 ? (
              <StaffButton look="primary" isBusy={isBusy} onClick={() => void send('start', options)}>
                {messages.start(count)}
              </StaffButton>
            ) : (
              <p className={styles.hint}>{messages.nothing}</p>
            ))}
        </StaffBar>
      )}
      {run.state === 'done' && (run.can_undo || isPublished) && (
        <StaffBar>
          {isPublished && (
            <CollectButton label={collecting.act} about={collecting.meant.import} meant={{ import: id }} />
          )}
          {run.can_undo && (
            <StaffButton isBusy={isBusy} onClick={() => setAsked('undo')}>
              {messages.undo}
            </StaffButton>
          )}
        </StaffBar>
      )}
      {run.state === 'done' && !run.can_undo && count > 0 && (
        <p className={styles.hint}>{messages.cannotUndo}</p>
      )}
      {asked === 'undo' && (
        <QuestionDialog
          title={messages.undoQuestion}
          text={[messages.undoAbout, ...(kind === 'shop' ? [messages.undoFeed] : [])]}
          action={messages.undo}
          onConfirm={() => {
            setAsked(null)
            void send('undo', options)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked !== null && asked !== 'undo' && (
        <QuestionDialog
          title={messages.mapping.replaceQuestion(options.mapping ?? '')}
          text={messages.mapping.replaceAbout}
          action={messages.mapping.replace}
          onConfirm={() => {
            setAsked(null)
            void send(asked.replace, { ...options, replaces_mapping: true })
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
