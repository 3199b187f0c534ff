import { SectionTitle } from '#staff/section-title/section-title.tsx'
import type { EntryMail } from '#contracts/office-entries.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { entryMessages } from '../messages/entries.ts'
import styles from './entries.module.css'

/** The mails about an entry, and whether they have been sent. */
export function EntryMails({ mails }: { mails: EntryMail[] }) {
  const { page: messages } = useLazyMessages(entryMessages)
  const language = useLanguage()
  const stateOf = ({ sent_at: sent, given_up_at: givenUp }: EntryMail) => {
    if (sent) return messages.sent(readableInstant(new Date(sent), language))
    return givenUp ? messages.givenUp(readableInstant(new Date(givenUp), language)) : messages.waiting
  }
  return (
    <section className={styles.mails}>
      <SectionTitle look="lined">{messages.mails}</SectionTitle>
      {mails.length === 0 && <p>{messages.noMails}</p>}
      <ul>
        {mails.map((mail) => (
          <li key={`${mail.recipient} ${mail.created_at}`}>
            <p>{mail.recipient}</p>
            <p>{`${mail.subject} – ${stateOf(mail)}`}</p>
            {!mail.sent_at && mail.last_error && <p data-alarm="">{mail.last_error}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
