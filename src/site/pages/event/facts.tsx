import type { EventDetail } from '#contracts/events.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { isInAdvanceSale, saleNote, statusLabel } from '#design/event-row/sale.ts'
import { hallDay, hallTime, longDay, shortDay, weekdayName } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages, useWords } from '#i18n/language-context.tsx'
import { eventWords } from '#i18n/lazy/event.ts'
import { priceRange } from '#i18n/prices.ts'
import { durationText } from './event-facts.ts'
import styles from './facts.module.css'

/** When, how long, where, how much, and the one thing to do about it. */
export function Facts({ event, now }: { event: InLanguage<EventDetail>; now: string }) {
  const language = useLanguage()
  const messages = useMessages()
  const words = useWords(eventWords)
  const day = hallDay(event.date_start)
  const time = hallTime(event.date_start, language)
  const status = statusLabel(event, messages)
  return (
    <div className={styles.facts}>
      <dl>
        <div>
          <dt>{weekdayName(day, language)}</dt>
          <dd>
            <time dateTime={event.date_start}>{longDay(day, language)}</time>
            {event.previous_date && (
              <small className={styles.alarm}>
                {messages.event.movedFrom(longDay(hallDay(event.previous_date), language))}
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>{words.begin}</dt>
          <dd>
            {event.is_time_known ? messages.event.oClock(time) : words.timeUnknown}
            {event.doors_open && <small>{words.doors(hallTime(event.doors_open, language))}</small>}
          </dd>
        </div>
        {event.duration_minutes !== null && (
          <div>
            <dt>{words.duration}</dt>
            <dd>
              {durationText(event.duration_minutes, words)}
              {event.interval_minutes !== null && <small>{words.withInterval}</small>}
            </dd>
          </div>
        )}
        {event.room && (
          <div>
            <dt>{words.place}</dt>
            <dd>
              {event.room.name}
              {event.room.venue.address && <small>{event.room.venue.address}</small>}
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.action}>
        {status && (
          <p className={['past', 'no_sale'].includes(event.status) ? styles.soft : styles.alarm}>{status}</p>
        )}
        <Sale event={event} now={now} day={day} />
      </div>
    </div>
  )
}

function Sale({ event, now, day }: { event: InLanguage<EventDetail>; now: string; day: string }) {
  const language = useLanguage()
  const messages = useMessages()
  const words = useWords(eventWords)
  const price = isGone(event.status) ? null : priceRange(event, language)
  const note = saleNote(event, now, language, messages)
  const isOnSale = ['future', 'few_tickets'].includes(event.status) && event.ticket_url_external !== null
  return (
    <>
      {price && event.status !== 'no_sale' && <p className={styles.price}>{price}</p>}
      {isOnSale && event.ticket_url_external && (note === null || isInAdvanceSale(event, now)) && (
        <ButtonLink href={event.ticket_url_external}>
          {note === null ? words.buy : words.presaleTitle}
        </ButtonLink>
      )}
      {note && (
        <ul className={styles.notes}>
          {event.customer_tags
            .filter((tag) => tag.presale_date.slice(0, 10) < day)
            .map((tag) => (
              <li key={tag.name + tag.presale_date}>
                {words.presaleFrom(tag.name, shortDay(hallDay(tag.presale_date), language))}
              </li>
            ))}
          <li>{note}</li>
        </ul>
      )}
    </>
  )
}

/** Whether nobody can go any more, so that a price would only mislead. */
function isGone(status: EventDetail['status']): boolean {
  return ['past', 'cancelled'].includes(status)
}
