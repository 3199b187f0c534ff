import { Status } from '#fields/controls/status.tsx'
import type { Search } from '#fields/controls/use-search.ts'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'

/** How many records a list has found, or why it can't show any. */
export function ListState({ found }: { found: Search<{ count: number }> }) {
  const messages = useRecordMessages()
  const hasFailed = found.state === 'failed'
  return (
    <>
      <Status>
        {hasFailed
          ? messages.notLoaded
          : found.answer
            ? messages.count(found.answer.count)
            : messages.loading}
      </Status>
      {hasFailed && (
        <button type="button" className={styles.button} onClick={found.again}>
          {messages.again}
        </button>
      )}
    </>
  )
}

/** What a list says whose search and filters find nothing. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  const messages = useRecordMessages()
  return (
    <div className={styles.empty}>
      <h2>{messages.noneFound}</h2>
      <p>{messages.noneFoundHint}</p>
      <button type="button" className={styles.button} onClick={onReset}>
        {messages.resetSearch}
      </button>
    </div>
  )
}
