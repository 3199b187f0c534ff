import type { EventDetail } from '#contracts/events.ts'
import { hallDay, hallTime, shortDay } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useWords } from '#i18n/language-context.tsx'
import { advanceSaleWords } from '#i18n/lazy/advance-sale.ts'
import styles from './advance-sale.module.css'

export type AdvanceSaleFacts = Pick<InLanguage<EventDetail>, 'customer_tags' | 'ticket_sale_from'>

/** From when each group may buy, and everybody: groups that the house does not announce are left out. */
export function AdvanceSale({ event, now }: { event: AdvanceSaleFacts; now: string }) {
  const words = useWords(advanceSaleWords)
  const language = useLanguage()
  const shown = event.customer_tags.filter((tag) => tag.show_in_calendar === 'True')
  const beginOf = (instant: string) => {
    const day = shortDay(hallDay(instant), language)
    return instant <= now ? words.since(day) : words.from(words.moment(day, hallTime(instant, language)))
  }
  return (
    <dl className={styles.groups}>
      {shown.map((tag) => (
        <div key={tag.name + tag.presale_date} data-open={tag.presale_date <= now || undefined}>
          <dt>
            {tag.name}
            {tag.name !== words.groups[tag.category] && <small> {words.groups[tag.category]}</small>}
          </dt>
          <dd>{beginOf(tag.presale_date)}</dd>
        </div>
      ))}
      {event.ticket_sale_from && (
        <div>
          <dt>{words.everybody}</dt>
          <dd>{beginOf(event.ticket_sale_from)}</dd>
        </div>
      )}
    </dl>
  )
}
