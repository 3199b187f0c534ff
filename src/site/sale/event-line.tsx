import { dateNote, isOff, statusLabel } from '#design/event-row/sale.ts'
import { hallDay, hallTime, longDay, weekdayName } from '#i18n/dates.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { saleMessages } from '#i18n/lazy/sale.ts'
import { href } from '#routing/paths.ts'
import styles from './sale-drawers.module.css'
import type { SaleEventFacts } from './use-sale-event.ts'

/** Identifies the event: name, day, hall, and whether it is cancelled or was moved. */
export function EventLine({
  event,
}: {
  event: Pick<SaleEventFacts, 'name' | 'date_start' | 'is_time_known' | 'status' | 'previous_date'> & {
    room: { name: string } | null
  }
}) {
  const language = useLanguage()
  const messages = useMessages()
  const day = hallDay(event.date_start)
  const facts = [
    `${weekdayName(day, language)}, ${longDay(day, language)}`,
    event.is_time_known && messages.event.oClock(hallTime(event.date_start, language)),
    event.room?.name,
    isOff(event) && statusLabel(event, messages),
    dateNote(event, language, messages),
  ]
  return (
    <div className={styles.event}>
      <p className={styles.name}>{event.name}</p>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

/** Replaces the event while it is loading or when it cannot be loaded. */
export function EventState({ state, eventId }: { state: 'failed' | null; eventId: number }) {
  const texts = useLazyMessages(saleMessages)
  const language = useLanguage()
  return (
    <output className={styles.event}>
      <span className={styles.name}>{state === 'failed' ? texts.failed : texts.loading}</span>
      {state === 'failed' && (
        <span className={styles.facts}>
          <a href={href('bookmark', language, { id: eventId })}>{texts.toPage}</a>
        </span>
      )}
    </output>
  )
}
