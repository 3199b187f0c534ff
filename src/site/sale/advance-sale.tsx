import type { EventDetail } from '#contracts/events.ts'
import { hallDay, hallTime, shortDay } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { advanceSaleMessages } from '#i18n/lazy/advance-sale.ts'
import styles from './advance-sale.module.css'

export type AdvanceSaleFacts = Pick<InLanguage<EventDetail>, 'customer_tags' | 'ticket_sale_from'>

/** The sale start of each group and of the general sale; groups without an announced start are left out. */
export function AdvanceSale({ event, now }: { event: AdvanceSaleFacts; now: string }) {
  const messages = useLazyMessages(advanceSaleMessages)
  const language = useLanguage()
  const shown = event.customer_tags.filter((tag) => tag.show_in_calendar === 'True')
  const beginOf = (instant: string) => {
    const day = shortDay(hallDay(instant), language)
    return instant <= now
      ? messages.since(day)
      : messages.from(messages.moment(day, hallTime(instant, language)))
  }
  return (
    <dl className={styles.groups}>
      {shown.map((tag) => (
        <div key={tag.name + tag.presale_date} data-open={tag.presale_date <= now || undefined}>
          <dt>
            {tag.name}
            {tag.name !== messages.groups[tag.category] && <small> {messages.groups[tag.category]}</small>}
          </dt>
          <dd>{beginOf(tag.presale_date)}</dd>
        </div>
      ))}
      {event.ticket_sale_from && (
        <div>
          <dt>{messages.everybody}</dt>
          <dd>{beginOf(event.ticket_sale_from)}</dd>
        </div>
      )}
    </dl>
  )
}
