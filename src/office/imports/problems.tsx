import type { ImportReport } from '#contracts/office-imports.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { importMessages } from '../messages/imports.ts'
import { definitionOf } from '../records/records-context.ts'
import recordStyles from '../records/records.module.css'
import styles from './imports.module.css'

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
      <h3 className={styles.title}>{messages.title}</h3>
      {problems.length < count && <p>{messages.onlyFirst(problems.length, count)}</p>}
      <table className={recordStyles.table} data-plain>
        <thead>
          <tr>
            {[entries.line, messages.column, messages.value, messages.reason].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, column, reason, value }, index) => (
            <tr key={index}>
              <td data-label={entries.line}>{line === 0 ? '' : line.toLocaleString(language)}</td>
              <td data-label={messages.column}>{fields[column]?.label[language] ?? column}</td>
              <td data-label={messages.value}>{value}</td>
              <td data-label={messages.reason}>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
