import { SectionTitle } from '#staff/section-title/section-title.tsx'
import type { ImportReport } from '#contracts/office-imports.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { importMessages } from '../messages/imports.ts'
import { definitionOf } from '../records/records-context.ts'
import { StaffTable } from '#staff/table/staff-table.tsx'
import styles from './imports.module.css'

type Problem = ImportReport['problems'][number]

/** The rows that are rejected, each with the reason. */
export function Problems({ id, report, hasMore }: { id: number; report: ImportReport; hasMore: boolean }) {
  const language = useLanguage()
  const { problems: messages } = useLazyMessages(importMessages)
  const { problems, problem_count: count } = report
  if (problems.length === 0) return null
  return (
    <>
      <SectionTitle level={3}>{messages.title}</SectionTitle>
      {problems.length < count && <p>{messages.onlyFirst(problems.length, count)}</p>}
      <ProblemTable kind={report.kind} rows={problems} reason={messages.reason} />
      {hasMore && (
        <p>
          <a href={`/${language}/api/admin/imports/${id}/rejected`} download>
            {messages.download}
          </a>
        </p>
      )}
    </>
  )
}

/** What is read, but may be meant otherwise. */
export function Notes({ report }: { report: ImportReport }) {
  const { problems, notes: messages } = useLazyMessages(importMessages)
  const { notes, note_count: count } = report
  if (notes.length === 0) return null
  return (
    <>
      <SectionTitle level={3}>{messages.title(count)}</SectionTitle>
      <p className={styles.hint}>{messages.about}</p>
      {notes.length < count && <p>{problems.onlyFirst(notes.length, count)}</p>}
      <ProblemTable kind={report.kind} rows={notes} reason={messages.reason} />
    </>
  )
}

function ProblemTable(props: { kind: string; rows: readonly Problem[]; reason: string }) {
  const language = useLanguage()
  const { problems: messages, entries } = useLazyMessages(importMessages)
  // Files of this program name fields instead of columns.
  const fields = definitionOf(props.kind)?.fields ?? {}
  return (
    <StaffTable
      rows={props.rows}
      keyOf={(_, index) => index}
      columns={[
        {
          name: 'line',
          label: entries.line,
          render: ({ line }) => (line === 0 ? '' : line.toLocaleString(language)),
        },
        {
          name: 'column',
          label: messages.column,
          render: ({ column }) => fields[column]?.label[language] ?? column,
        },
        { name: 'value', label: messages.value, render: ({ value }) => value },
        { name: 'reason', label: props.reason, render: ({ reason }) => reason },
      ]}
    />
  )
}
