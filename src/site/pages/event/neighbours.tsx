import type { ShownEvent } from '#design/event-row/event-row.tsx'
import { isOff, statusLabel } from '#design/event-row/sale.ts'
import { PictureLink } from '#design/picture/picture-link.tsx'
import { useLanguage, useLazyMessages, useMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'
import { eventDayText } from '#i18n/uncertain-dates.ts'
import { detailHref } from '#routing/paths.ts'
import styles from './neighbours.module.css'

/** The previous and next events, as pagination. */
export function Neighbours({ previous, next }: { previous: ShownEvent | null; next: ShownEvent | null }) {
  const messages = useLazyMessages(eventMessages)
  if (!previous && !next) return null
  return (
    <nav className={styles.pair} aria-label={messages.neighbours}>
      {previous && <Neighbour event={previous} rel="prev" name={messages.previous} />}
      {next && <Neighbour event={next} rel="next" name={messages.next} />}
    </nav>
  )
}

function Neighbour({ event, rel, name }: { event: ShownEvent; rel: 'prev' | 'next'; name: string }) {
  const language = useLanguage()
  const messages = useMessages()
  const address = detailHref('events', language, event)
  return (
    <div className={styles.neighbour} data-side={rel}>
      <PictureLink
        href={address}
        picture={event.picture}
        sizes="(max-width: 900px) 120px, 200px"
        className={styles.figure}
        pictureClassName={styles.picture}
      />
      <a className={styles.words} href={address} rel={rel}>
        <span className={styles.name}>
          <Arrow />
          {name}
        </span>
        <span className={styles.title}>{event.name}</span>
        <span className={styles.date}>
          {eventDayText(event, language)}{' '}
          {isOff(event) && <b className={styles.off}>{statusLabel(event, messages)}</b>}
        </span>
      </a>
    </div>
  )
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 28 10" width="28" height="10" aria-hidden="true">
      <path d="M0 5h27M22.5.5 27 5l-4.5 4.5" fill="none" stroke="currentColor" />
    </svg>
  )
}
