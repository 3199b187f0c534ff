import { SectionTitle } from '#staff/section-title/section-title.tsx'
import type { ImportReport } from '#contracts/office-imports.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { importMessages } from '../messages/imports.ts'
import { definitionOf } from '../records/records-context.ts'
import { StaffTable } from '#staff/table/staff-table.tsx'

/** The rows that are rejected, each with the reason. */
export function Problems({ id, report, hasMore }: { id: number; report: ImportReport; hasMore: boolean }) {
  const language = useLanguage()
  const { problems: messages, entries } = useLazyMessages(importMessages)
  const { problems, problem_count: count } = report
  if (problems.length === 0) return null
  // Files of this program name fields instead of columns.
  const fields = definitionOf(report.kind)?.fields ?? {}
  return (
    <>
      <SectionTitle level={3}>{messages.title}</SectionTitle>
      {problems.length < count && <p>{messages.onlyFirst(problems.length, count)}</p>}
      <StaffTable
        rows={problems}
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
          { name: 'reason', label: messages.reason, render: ({ reason }) => reason },
        ]}
      />
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
