import type { ShownEvent } from '#design/event-row/event-row.tsx'
import { hallDay, hallTime, longDay, shortMonth, weekdayName } from '#i18n/dates.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { detailHref } from '#routing/paths.ts'
import styles from './archive-entry.module.css'

/** An evening as the old ledgers note it: the day, the title, who played, what was played, and where. */
export function ArchiveEntry({ event }: { event: ShownEvent }) {
  const language = useLanguage()
  const messages = useMessages()
  const day = hallDay(event.date_start)
  const works = event.programme.flatMap((item) => item.work ?? [])
  const time = event.is_time_known ? hallTime(event.date_start, language) : null
  return (
    <li className={styles.entry}>
      <p className={styles.when}>
        <time dateTime={event.date_start}>
          <span className="visually-hidden">{longDay(day, language)}</span>
          <span aria-hidden="true" className={styles.day}>
            {Number(day.slice(8))}
            {language === 'de' && '.'} {shortMonth(day, language, day.slice(0, 4))}
          </span>
        </time>
        <span className={styles.hour}>
          {weekdayName(day, language, 'short')}
          {time && ` ${time}`}
        </span>
      </p>
      <div className={styles.words}>
        <h3>
          <a href={detailHref('events', language, event)}>{event.name}</a>
        </h3>
        <p>{event.cast.map((member) => member.artist.name).join(' · ')}</p>
      </div>
      <p className={styles.works}>
        {works.map((work, index) => (
          // The same work may stand twice on a bill.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>
            {index > 0 && ' · '}
            {work.composer?.sort_name.split(',')[0]} <i>{work.title}</i>
          </span>
        ))}
      </p>
      <p className={styles.room}>
        {event.room?.name}
        {event.status === 'cancelled' && <b>{messages.event.status.cancelled}</b>}
      </p>
    </li>
  )
}
