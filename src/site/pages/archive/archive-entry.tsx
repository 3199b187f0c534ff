import { MusicTitle } from '#design/event-row/music-title.tsx'
import type { ArchiveEntry as Entry } from '#domain/archive/index.server.ts'
import { hallDay, hallTime, longDay, shortMonth, weekdayName } from '#i18n/dates.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { uncertainDateText } from '#i18n/uncertain-dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { detailHref } from '#routing/paths.ts'
import styles from './archive-entry.module.css'

export type ShownEntry = InLanguage<Entry>

/** An archive entry: the day, the title, performers, works and the room. */
export function ArchiveEntry(props: {
  entry: ShownEntry
  level?: 3 | 4
  /** Shows the year, if no heading does. */
  hasYear?: boolean
}) {
  const { entry: event, level = 3, hasYear = false } = props
  const Heading = `h${level}` as const
  const language = useLanguage()
  const messages = useMessages()
  const day = hallDay(event.date_start)
  const time = event.is_time_known ? hallTime(event.date_start, language) : null
  return (
    <li className={styles.entry} data-item="">
      <p className={styles.when}>
        {event.uncertain_date !== null ? (
          <span className={styles.about}>{uncertainDateText(event.uncertain_date, language)}</span>
        ) : (
          <>
            <time dateTime={event.date_start}>
              <span className="visually-hidden">{longDay(day, language)}</span>
              <span aria-hidden="true" className={styles.day}>
                {Number(day.slice(8))}
                {language === 'de' && '.'} {shortMonth(day, language, day.slice(0, 4))}
                {hasYear && ` ${day.slice(0, 4)}`}
              </span>
            </time>
            <span className={styles.hour}>
              {weekdayName(day, language, 'short')}
              {time && ` ${time}`}
            </span>
          </>
        )}
      </p>
      <div className={styles.words}>
        <Heading>
          <a href={detailHref('events', language, event)}>{event.name}</a>
        </Heading>
        <p>{event.cast.map(({ name, role }) => (role ? `${name}, ${role}` : name)).join('\u00a0· ')}</p>
      </div>
      <p className={styles.works}>
        {event.works.map((work, index) => (
          // The same work may be twice in a programme.
          <span key={index}>
            {index > 0 && '\u00a0· '}
            {work.composer}{' '}
            <i>
              <MusicTitle lang={work.title_language}>{work.title}</MusicTitle>
            </i>
          </span>
        ))}
      </p>
      <p className={styles.room}>
        {event.room}
        {event.off && <b>{messages.event.status[event.off]}</b>}
      </p>
    </li>
  )
}
