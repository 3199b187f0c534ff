import { EventAction } from '#design/event-row/event-action.tsx'
import { EventWorks } from '#design/event-row/event-works.tsx'
import type { ShownEvent } from '#design/event-row/event-row.tsx'
import { namedPerformers } from '#design/event-row/shown-event.ts'
import { dateNote, isWarning, saleNote, shownPrice, statusLabel } from '#design/event-row/sale.ts'
import { PictureLink } from '#design/picture/picture-link.tsx'
import { hallDay, hallTime, longDay, weekdayName } from '#i18n/dates.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { detailHref } from '#routing/paths.ts'
import styles from './lead-event.module.css'

/** One event as a poster: picture, date, title, cast, and its actions. */
export function LeadEvent({ event, now }: { event: ShownEvent; now: string }) {
  const language = useLanguage()
  const messages = useMessages()
  const address = detailHref('events', language, event)
  const day = hallDay(event.date_start)
  const time = event.is_time_known ? messages.event.oClock(hallTime(event.date_start, language)) : ''
  const people = event.cast.slice(0, namedPerformers).map(({ artist }) => artist.name)
  const status = statusLabel(event, messages)
  const moved = dateNote(event, language, messages)
  const sale = saleNote(event, now, language, messages)
  const price = shownPrice(event, language)
  return (
    <article className={styles.lead} data-status={event.status}>
      <PictureLink
        className={styles.figure}
        href={address}
        picture={event.picture}
        sizes="auto, (min-width: 900px) 60vw, 92vw"
        pictureClassName={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.when}>
          {weekdayName(day, language)}, {longDay(day, language)}
          {time && `, ${time}`}
        </p>
        <h3 className={styles.title} data-moves="title">
          <a href={address}>{event.name}</a>
        </h3>
        {people.length > 0 && <p>{people.join('\u00a0· ')}</p>}
        <EventWorks event={event} />
        <p className={styles.facts}>
          {event.room && <span>{event.room.name}</span>}
          {price && <span>{price}</span>}
          {moved && <span>{moved}</span>}
          {sale && <span>{sale}</span>}
          {status && <span className={isWarning(event) ? styles.alarm : undefined}>{status}</span>}
        </p>
        <p className={styles.action}>
          <EventAction event={event} now={now} />
        </p>
      </div>
    </article>
  )
}
