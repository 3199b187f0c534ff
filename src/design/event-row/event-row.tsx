import type { EventSummary } from '#contracts/events.ts'
import { hallDay, hallTime, longDay, shortMonth, weekdayName } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { priceRange } from '#i18n/prices.ts'
import { detailHref } from '#routing/paths.ts'
import { ButtonLink } from '../button/button.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './event-row.module.css'
import { saleNote, statusLabel } from './sale.ts'

export type ShownEvent = InLanguage<EventSummary>

/** Events as the season brochure lists them: day, figure, title, performers, works, hall, price, one button. */
export function EventRows(props: {
  events: ShownEvent[]
  /** The time of the page, as an ISO instant: decides what can be bought. */
  now: string
  /** Level of the titles' headings in the page. */
  level?: 2 | 3 | 4
  /** Shows the full date, where no month heading stands above. */
  hasFullDate?: boolean
}) {
  const { events, now, level = 3, hasFullDate = false } = props
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} now={now} level={level} hasFullDate={hasFullDate} />
      ))}
    </ul>
  )
}

function EventRow(props: { event: ShownEvent; now: string; level: 2 | 3 | 4; hasFullDate: boolean }) {
  const { event, now, hasFullDate } = props
  const language = useLanguage()
  const messages = useMessages()
  const Heading = `h${props.level}` as const
  const day = hallDay(event.date_start)
  const href = detailHref('events', language, event)
  const time = event.is_time_known ? hallTime(event.date_start, language) : ''
  const status = statusLabel(event, messages)
  const sale = saleNote(event, now, language, messages)
  const people = event.cast.map((member) =>
    member.role && member.artist.kind === 'person'
      ? `${member.artist.name}, ${member.role}`
      : member.artist.name,
  )
  const isBuyable =
    event.ticket_url_external !== null && sale === null && ['future', 'few_tickets'].includes(event.status)
  return (
    <li className={`${styles.row} ${event.status === 'cancelled' ? styles.cancelled : ''}`}>
      <p className={styles.day}>
        <span className="visually-hidden">
          {weekdayName(day, language)}, {longDay(day, language)} {time && messages.event.oClock(time)}
        </span>
        <span aria-hidden="true" className={styles.numeral}>
          {Number(day.slice(8))}
        </span>
        <span aria-hidden="true" className={styles.when}>
          {weekdayName(day, language, 'short')}
          {hasFullDate && (
            <>
              <br />
              {shortMonth(day, language, now.slice(0, 4))}
            </>
          )}
          <br />
          {time}
        </span>
      </p>
      <Picture picture={event.picture} sizes="(max-width: 720px) 76vw, 150px" className={styles.picture} />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <a href={href}>{event.name}</a>
        </Heading>
        {people.length > 0 && <p className={styles.people}>{people.slice(0, 4).join(' · ')}</p>}
        <Works event={event} />
      </div>
      <div className={styles.facts}>
        {event.room && <p>{event.room.name}</p>}
        <p>{event.status === 'no_sale' ? messages.event.freeAdmission : priceRange(event, language)}</p>
        {status && event.status !== 'no_sale' && (
          <p className={event.status === 'past' ? styles.note : styles.alarm}>{status}</p>
        )}
        {sale && <p className={styles.alarm}>{sale}</p>}
      </div>
      <div className={styles.action}>
        {isBuyable && event.ticket_url_external ? (
          <ButtonLink href={event.ticket_url_external}>{messages.event.tickets}</ButtonLink>
        ) : (
          <ButtonLink href={href} variant="secondary">
            {messages.event.details}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

/** The works in one line: composer, then the title in italics. */
function Works({ event }: { event: ShownEvent }) {
  const items = event.programme.filter((item) => item.work !== null || item.kind === 'talk').slice(0, 5)
  if (items.length === 0) return event.subtitle ? <p className={styles.works}>{event.subtitle}</p> : null
  return (
    <p className={styles.works}>
      {items.map((item, index) => (
        // A programme may hold the same work twice; its order does not change while it is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          {index > 0 && ' · '}
          {item.work?.composer && `${familyName(item.work.composer)} `}
          <i>{item.work?.title ?? item.title}</i>
        </span>
      ))}
      {event.programme.filter((item) => item.work).length > items.length && ' …'}
    </p>
  )
}

/** The name a composer is known by: the part before the comma of "Last, First", if the printed name contains it. */
function familyName(composer: { name: string; sort_name: string }): string {
  const [last = ''] = composer.sort_name.split(',')
  return composer.name.includes(last) ? last : (composer.name.split(' ').at(-1) ?? composer.name)
}
