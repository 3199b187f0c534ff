import type { ImportReport } from '#contracts/office-imports.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { record } from '#records/event/record.ts'
import { planningSystemMessages } from '../messages/planning-systems.ts'
import { addressOf } from '../records/records-context.ts'
import styles from './imports.module.css'

/** The coming events that a planning system no longer has. */
export function MissingRecords({ report: { missing, missing_records: records } }: { report: ImportReport }) {
  const messages = useLazyMessages(planningSystemMessages)
  if (missing === 0) return null
  return (
    <details className={styles.entries} open={records.length <= 20 || undefined}>
      <summary>{messages.missing(missing)}</summary>
      <p className={styles.hint}>{messages.missingHint}</p>
      <ul>
        {records.map(({ id, title }) => (
          <li key={id}>
            <a href={addressOf(record, id)}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
