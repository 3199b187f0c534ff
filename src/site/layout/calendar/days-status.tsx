import { useLazyMessages } from '#i18n/language-context.tsx'
import { calendarMessages } from '#i18n/lazy/calendar.ts'
import styles from './further-dates.module.css'

/** The status of a month's days: loading, failed, none, or instructions for choosing one. */
export function DaysStatus(props: {
  days: ReadonlySet<string>
  status: 'loading' | 'known' | 'failed'
  retry: () => Promise<void>
  today: string
  hint: string
}) {
  const { days, status, retry, today, hint } = props
  const calendar = useLazyMessages(calendarMessages)
  const isEmpty = status === 'known' && ![...days].some((day) => day >= today)
  return (
    <>
      <output className={styles.status}>
        {status === 'loading' && calendar.loading}
        {status === 'failed' && calendar.failed}
        {isEmpty && calendar.noDays}
      </output>
      {status === 'failed' && (
        <button type="button" className={styles.retry} onClick={() => void retry()}>
          {calendar.again}
        </button>
      )}
      {status === 'known' && !isEmpty && <p className={styles.hint}>{hint}</p>}
    </>
  )
}
