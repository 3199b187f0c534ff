import { hallDay, hallTime, longDay, shortMonth, weekdayName } from '#i18n/dates.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { detailHref } from '#routing/paths.ts'
import { PictureLink } from '../picture/picture-link.tsx'
import styles from './event-row.module.css'
import { EventWorks } from './event-works.tsx'
import { MusicTitle } from './music-title.tsx'
import { namedPerformers, type ShownEvent } from './shown-event.ts'
import { EventAction } from './event-action.tsx'
import { dateNote, isWarning, saleNote, shownPrice, statusLabel } from './sale.ts'

export type { ShownEvent }

type RowContext = {
  /** The page's time, as an ISO instant: determines what can be bought. */
  now: string
  /** The level of the titles' headings. */
  level?: 2 | 3 | 4
  /** Shows the full date, for lists without month headings. */
  hasFullDate?: boolean
}

/** Events in the layout of the season brochure: day, figure, title, performers, works, hall, price, one button. */
export function EventRows({
  events,
  hasLeadingPicture = false,
  ...context
}: RowContext & {
  events: ShownEvent[]
  /** Whether the first row's picture is the largest above the fold (on phones it is). */
  hasLeadingPicture?: boolean
}) {
  return (
    <div className={styles.frame}>
      <ul className={styles.list}>
        {events.map((event, index) => {
          const before = events[index - 1]
          const isSameDay = before !== undefined && hallDay(before.date_start) === hallDay(event.date_start)
          return (
            <EventRow
              key={event.id}
              event={event}
              isSameDay={isSameDay}
              isLeading={hasLeadingPicture && index === 0}
              {...context}
            />
          )
        })}
      </ul>
    </div>
  )
}

function EventRow(props: RowContext & { event: ShownEvent; isSameDay: boolean; isLeading: boolean }) {
  const { event, now, hasFullDate = false, isSameDay, isLeading, level = 3 } = props
  const language = useLanguage()
  const Heading = `h${level}` as const
  const address = detailHref('events', language, event)
  const people = event.cast
    .slice(0, namedPerformers)
    .map(({ artist, role }) => (role && artist.kind === 'person' ? `${artist.name}, ${role}` : artist.name))
  return (
    <li className={styles.row} data-item="" data-status={event.status} data-same-day={isSameDay || undefined}>
      <Day event={event} now={now} hasFullDate={hasFullDate} />
      <div className={styles.words}>
        <Heading className={styles.title} data-moves="title">
          <a href={address}>
            <MusicTitle>{event.name}</MusicTitle>
          </a>
        </Heading>
        {people.length > 0 && <p className={styles.people}>{people.join('\u00a0· ')}</p>}
        <EventWorks event={event} />
      </div>
      {/* After the text, as on a phone. */}
      <PictureLink
        className={styles.figure}
        href={address}
        picture={event.picture}
        sizes="(max-width: 45em) 76vw, (max-width: 1500px) 160px, 220px"
        pictureClassName={styles.picture}
        isLeading={isLeading}
      />
      <RowFacts event={event} now={now} />
      <div className={styles.action}>
        <EventAction event={event} now={now} />
      </div>
    </li>
  )
}

/** The day as a large numeral, with weekday and time; screen readers get the full date. */
function Day({ event, now, hasFullDate }: { event: ShownEvent; now: string; hasFullDate: boolean }) {
  const language = useLanguage()
  const messages = useMessages()
  const day = hallDay(event.date_start)
  const time = event.is_time_known ? hallTime(event.date_start, language) : ''
  return (
    <p className={styles.day}>
      <span className="visually-hidden">
        {weekdayName(day, language)}, {longDay(day, language)} {time && messages.event.oClock(time)}
      </span>
      <span aria-hidden="true" className={styles.numeral}>
        {Number(day.slice(8))}
      </span>
      <span aria-hidden="true" className={styles.when}>
        <span className={styles.date}>
          {weekdayName(day, language, 'short')}
          {hasFullDate && <span>{shortMonth(day, language, now.slice(0, 4))}</span>}
        </span>
        <span>{time}</span>
      </span>
    </p>
  )
}

/** Hall, price and important notices. */
function RowFacts({ event, now }: { event: ShownEvent; now: string }) {
  const language = useLanguage()
  const messages = useMessages()
  const status = statusLabel(event, messages)
  const moved = dateNote(event, language, messages)
  const sale = saleNote(event, now, language, messages)
  const price = shownPrice(event, language)
  return (
    <div className={styles.facts}>
      {event.room && <p>{event.room.name}</p>}
      {price && <p>{price}</p>}
      {status && <p className={isWarning(event) ? styles.alarm : undefined}>{status}</p>}
      {moved && <p>{moved}</p>}
      {sale && <p className={styles.note}>{sale}</p>}
    </div>
  )
}
