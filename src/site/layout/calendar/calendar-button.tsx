import { useLazyMessages } from '#i18n/language-context.tsx'
import { calendarMessages } from '#i18n/lazy/calendar.ts'
import styles from './calendar-button.module.css'

/**
 * The floating button that appears while the visitor scrolls and opens the days with concerts
 * (enhance-calendar-button.ts). It is hidden without JavaScript: the programme shows the same days as plain links.
 */
export function CalendarButton() {
  const calendar = useLazyMessages(calendarMessages)
  return (
    <button
      type="button"
      className={styles.button}
      data-calendar-button=""
      data-needs-script=""
      aria-haspopup="dialog"
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M3.5 5.5h17v15h-17zM3.5 10h17M8 3v5M16 3v5" strokeWidth="1.6" />
      </svg>
      <span>{calendar.button}</span>
    </button>
  )
}
