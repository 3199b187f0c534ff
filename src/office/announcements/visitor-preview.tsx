import { hallDay, longDay } from '#i18n/dates.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { languages, type Localized } from '#i18n/languages.ts'
import { eventMessages } from '#i18n/lazy/event.ts'
import { announcementMessages } from '../messages/announcements.ts'
import type { Announcement } from '#records/event/announcement.ts'
import styles from './announcements.module.css'

/** The line of a change on the page of the concert, in both languages. */
export function VisitorPreview(props: {
  kind: Announcement['kind']
  at: string
  note: Localized
  /** What the page says besides. */
  also: Localized | null
}) {
  const { kind, at, note, also } = props
  const messages = useLazyMessages(announcementMessages)
  return (
    <section className={styles.preview} aria-label={messages.preview}>
      <h3>{messages.preview}</h3>
      <div>
        {languages.map((language) => (
          <div key={language} lang={language}>
            <p>
              {longDay(hallDay(at), language)}: <strong>{eventMessages[language].changeKinds[kind]}</strong>
              {note[language] && `. ${note[language]}`}
            </p>
            {also?.[language] && <p>{also[language]}</p>}
          </div>
        ))}
      </div>
    </section>
  )
}
