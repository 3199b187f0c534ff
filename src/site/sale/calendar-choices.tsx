import { Icon } from '#design/icon/icon.tsx'
import { useLanguage, useWords } from '#i18n/language-context.tsx'
import { saleWords } from '#i18n/lazy/sale.ts'
import { calendarFeedHref } from '#routing/calendar-paths.ts'
import styles from './sale-drawers.module.css'

/** The event as a file for calendars, and the whole programme as a calendar that one subscribes to. */
export function CalendarChoices({ icsLink, publicOrigin }: { icsLink: string; publicOrigin: string }) {
  const words = useWords(saleWords)
  const language = useLanguage()
  const feed = (publicOrigin + calendarFeedHref(language)).replace(/^https?:/, 'webcal:')
  return (
    <>
      <li>
        <a href={icsLink}>
          <Icon name="calendar" size={20} />
          {words.calendar}
        </a>
        <p className={styles.hint}>{words.calendarHint}</p>
      </li>
      <li>
        <a href={feed}>
          <Icon name="calendar" size={20} />
          {words.feed}
        </a>
        <p className={styles.hint}>{words.feedHint}</p>
      </li>
    </>
  )
}
