import { Button } from '#design/button/button.tsx'
import { isSaleAhead } from '#design/event-row/sale.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { reminderMessages } from '#i18n/lazy/reminder.ts'
import { detailHref, href } from '#routing/paths.ts'
import { EventLine } from '../../sale/event-line.tsx'
import type { ReminderKind } from '../../sale/reminder-form.tsx'
import { saleMoment } from '../../sale/sale-moment.ts'
import type { ReminderLink } from './answer-reminder.server.ts'
import type { EventLineFacts } from './load-event-line.server.ts'
import styles from './reminder-page.module.css'

type Props = {
  step: ReminderLink['step']
  reminder: ReminderKind
  /** Whether the link still belongs to a reminder. */
  isKnown: boolean
  isConfirmed: boolean
  /** Whether the button was just pressed successfully. */
  isDone: boolean
  event: EventLineFacts | null
  now: string
}

/** The page behind the links in a reminder's mails: a question with one button, or the result. */
export function ReminderPage(props: Props) {
  const { event } = props
  const language = useLanguage()
  const texts = useLazyMessages(reminderMessages)
  const { title, text, button } = useContent(props)
  return (
    <div className="wrap">
      <div className={styles.page}>
        <h1>{title}</h1>
        {event && <EventLine event={event} />}
        <p>{text}</p>
        {button && (
          <form method="post">
            <Button>{button}</Button>
          </form>
        )}
        <p>
          {event ? (
            <a href={detailHref('events', language, event)}>{texts.toConcert}</a>
          ) : (
            <a href={href('events', language)}>{texts.toProgramme}</a>
          )}
        </p>
      </div>
    </div>
  )
}

function useContent({ step, reminder, isKnown, isConfirmed, isDone, event, now }: Props): {
  title: string
  text: string
  button?: string
} {
  const shared = useLazyMessages(reminderMessages)
  const texts = shared[reminder]
  const messages = useMessages()
  const language = useLanguage()
  if (step === 'remove' && isDone) return { title: shared.removedTitle, text: shared.removedText }
  if (!isKnown) return { title: shared.expiredTitle, text: shared.expiredText }
  if (step === 'remove') return { title: texts.removeTitle, text: texts.removeText, button: texts.remove }
  if (!isConfirmed) return { title: texts.confirmTitle, text: texts.confirmText, button: texts.confirm }
  const saleFrom = event && isSaleAhead(event, now) ? event.ticket_sale_from : null
  const moment = saleFrom && saleMoment(saleFrom, language, messages)
  return { title: texts.confirmedTitle, text: texts.confirmedText(moment) }
}
