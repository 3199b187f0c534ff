import { Icon } from '#design/icon/icon.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { saleMessages } from '#i18n/lazy/sale.ts'
import { calendarFeedHref } from '#routing/calendar-paths.ts'
import styles from './sale-drawers.module.css'

/** The event as a calendar file, and the whole programme as a calendar subscription. */
export function CalendarChoices({ icsLink, publicOrigin }: { icsLink: string; publicOrigin: string }) {
  const messages = useLazyMessages(saleMessages)
  const language = useLanguage()
  const feed = (publicOrigin + calendarFeedHref(language)).replace(/^https?:/, 'webcal:')
  return (
    <>
      <li>
        <a href={icsLink}>
          <Icon name="calendar" size={20} />
          {messages.calendar}
        </a>
        <p className={styles.hint}>{messages.calendarHint}</p>
      </li>
      <li>
        <a href={feed}>
          <Icon name="calendar" size={20} />
          {messages.feed}
        </a>
        <p className={styles.hint}>{messages.feedHint}</p>
      </li>
    </>
  )
}
