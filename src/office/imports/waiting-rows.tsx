import { useState } from 'react'
import type { ImportReport, OneImport } from '#contracts/office-imports.ts'
import { TimeField } from '#fields/controls/time-field.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { StaffTable } from '#staff/table/staff-table.tsx'
import { importMessages } from '../messages/imports.ts'
import { fieldErrorsOf } from '../records/calls.ts'
import { useRecords } from '../records/records-context.ts'
import styles from './imports.module.css'

type Row = ImportReport['waiting_rows'][number]

/** The rows whose day is not known yet; once the import has ended, each can be finished or left. */
export function WaitingRows(props: {
  id: number
  report: ImportReport
  canFinish: boolean
  onChange: (run: OneImport) => void
}) {
  const { id, report, canFinish, onChange } = props
  const language = useLanguage()
  const { waiting: messages, entries } = useLazyMessages(importMessages)
  const { waiting_rows: rows, waiting: count } = report
  if (rows.length === 0) return null
  return (
    <section>
      <SectionTitle level={3}>{messages.title(count)}</SectionTitle>
      <p className={styles.hint}>{canFinish ? messages.finish : messages.about}</p>
      {rows.length < count && <p>{messages.onlyFirst(rows.length)}</p>}
      <StaffTable
        rows={rows}
        keyOf={({ line }) => line}
        columns={[
          { name: 'line', label: entries.line, render: ({ line }) => line.toLocaleString(language) },
          { name: 'title', label: messages.event, render: ({ title }) => title },
          {
            name: 'why',
            label: messages.why,
            // Runs of an older version have no reason.
            render: ({ reason = 'open' }) => messages.reasons[reason],
          },
          ...(canFinish
            ? [
                {
                  name: 'finish',
                  label: messages.day,
                  render: (row: Row) => <FinishRow {...{ id, row, onChange }} />,
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}

function FinishRow({ id, row, onChange }: { id: number; row: Row; onChange: (run: OneImport) => void }) {
  const { calls } = useRecords()
  const { waiting: messages } = useLazyMessages(importMessages)
  const [start, setStart] = useState('')
  const [error, setError] = useState<string>()
  const { isBusy, attempt } = useAction((text, cause) =>
    setError(Object.values(fieldErrorsOf(cause)).join(' ') || text),
  )
  const send = (date: string | null) =>
    attempt(async () => {
      const json = { line: row.line, date_start: date }
      onChange(await calls.post('imports/{id}/rows', { params: { id }, json }))
    })
  return (
    <div className={styles.finish}>
      <TimeField
        label={messages.dayOf(row.title)}
        kind="instant"
        value={start}
        error={error}
        onChange={(value) => {
          setStart(value)
          setError(undefined)
        }}
      />
      <p>
        <StaffButton isBusy={isBusy} isOff={start === ''} onClick={() => void send(start)}>
          {messages.add}
        </StaffButton>
        <StaffButton look="quiet" isBusy={isBusy} onClick={() => void send(null)}>
          {messages.leave}
        </StaffButton>
      </p>
    </div>
  )
}
