import { SectionTitle } from '#staff/section-title/section-title.tsx'
import type { ImportReport } from '#contracts/office-imports.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { importMessages } from '../messages/imports.ts'
import { addressOf, definitionOf } from '../records/records-context.ts'
import styles from './imports.module.css'

/** How many of the new events have a field empty, each number with its rows. */
export function EmptyFields({ report }: { report: ImportReport }) {
  const language = useLanguage()
  const { empty: messages, entries } = useLazyMessages(importMessages)
  const definition = definitionOf(report.kind)
  if (report.empty.length === 0 || !definition) return null
  const nameOf = (field: string) =>
    field === 'is_time_known' ? messages.noTime : (definition.fields[field]?.label[language] ?? field)
  return (
    <section>
      <SectionTitle level={3}>{messages.title}</SectionTitle>
      <p className={styles.hint}>{messages.about}</p>
      {report.empty.map(({ field, count, rows }) => (
        <details key={field} className={styles.entries}>
          <summary>{messages.summary(nameOf(field), count)}</summary>
          {rows.length < count && <p>{messages.onlyFirst(rows.length)}</p>}
          <ul>
            {rows.map(({ line, id, title }) => (
              <li key={`${line} ${id}`}>
                {id === null ? title : <a href={addressOf(definition, id)}>{title}</a>}{' '}
                <small>
                  {entries.line} {line.toLocaleString(language)}
                </small>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
