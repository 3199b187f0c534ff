import { familyName } from '#i18n/family-name.ts'
import styles from './event-row.module.css'
import { MusicTitle } from './music-title.tsx'
import { namedItems, namedWorks, type ShownEvent } from './shown-event.ts'

/** The works in one line, composer before title; the subtitle when no works are known. */
export function EventWorks({ event }: { event: Pick<ShownEvent, 'programme' | 'subtitle'> }) {
  const named = namedItems(event.programme)
  if (named.length === 0) return event.subtitle ? <p className={styles.works}>{event.subtitle}</p> : null
  return (
    <p className={styles.works}>
      {named.slice(0, namedWorks).map((item, index) => (
        // A programme may contain the same work twice; its order does not change while it is shown.
        <span key={index}>
          {index > 0 && '\u00a0· '}
          {item.work?.composer && `${familyName(item.work.composer.name, item.work.composer.sort_name)} `}
          <i>
            <MusicTitle lang={item.work?.title_language}>{item.work?.title ?? item.title ?? ''}</MusicTitle>
          </i>
        </span>
      ))}
      {named.length > namedWorks && ' …'}
    </p>
  )
}
