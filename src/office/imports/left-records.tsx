import type { ImportReport } from '#contracts/office-imports.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { importMessages } from '../messages/imports.ts'
import { addressOf, definitionOf } from '../records/records-context.ts'
import styles from './imports.module.css'

/** The records that an undo has left, each with the reason. */
export function LeftRecords({ report }: { report: ImportReport }) {
  const language = useLanguage()
  const { left: messages } = useLazyMessages(importMessages)
  const { left_records: records, left } = report
  if (records.length === 0) return null
  return (
    <details className={styles.entries} open={records.length <= 20 || undefined}>
      <summary>{messages.title}</summary>
      {records.length < left && <p>{messages.onlyFirst(records.length, left)}</p>}
      <ul>
        {records.map(({ kind, id, title, reason }, index) => {
          const definition = definitionOf(kind)
          return (
            <li key={index}>
              {definition && reason !== 'gone' ? <a href={addressOf(definition, id)}>{title}</a> : title}{' '}
              <small>
                {definition?.names[language].one}: {messages.reasons[reason]}
              </small>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
