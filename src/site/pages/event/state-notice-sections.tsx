import type { ReactNode } from 'react'
import type { InLanguage } from '#i18n/in-language.ts'
import { hallDay, hallTime, longDay, weekdayName } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages, useMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'
import type { Contact } from '../../box-office.ts'
import { ContactLinks } from './contact-links.tsx'
import styles from './facts.module.css'
import type { StateNotice } from './state-notices.ts'

/** What holds for a cancelled, postponed or sold-out event, and who answers questions. */
export function StateNoticeSections(props: {
  event: { is_time_known: boolean }
  notices: InLanguage<StateNotice>[]
  contact: Contact
  /** Further links, after the contact. */
  children: ReactNode
}) {
  const { event, notices, contact, children } = props
  const texts = useLazyMessages(eventMessages)
  return notices.map(({ kind, text, change, refundUntil, dates }) => (
    <section key={kind} className={styles.band} aria-labelledby={`state-${kind}`}>
      <h2 id={`state-${kind}`}>{texts.stateNotices[kind]}</h2>
      <div className={styles.notice}>
        {dates && <Dates {...dates} hasTime={event.is_time_known} />}
        {change?.note && <p>{change.note}</p>}
        {text && <p>{text}</p>}
        {refundUntil && <RefundDay day={refundUntil} />}
      </div>
      <p className={styles.links}>
        <ContactLinks {...contact} />
        {kind !== 'postponed' && children}
      </p>
    </section>
  ))
}

function Dates({ old, current, hasTime }: { old: string; current: string; hasTime: boolean }) {
  const texts = useLazyMessages(eventMessages)
  return (
    <dl>
      <div>
        <dt>{texts.oldDate}</dt>
        <dd>
          <s>
            <DateInWords instant={old} hasTime={hasTime} />
          </s>
        </dd>
      </div>
      <div>
        <dt>{texts.newDate}</dt>
        <dd>
          <DateInWords instant={current} hasTime={hasTime} />
        </dd>
      </div>
    </dl>
  )
}

function DateInWords({ instant, hasTime }: { instant: string; hasTime: boolean }) {
  const language = useLanguage()
  const messages = useMessages()
  const day = hallDay(instant)
  return (
    <time dateTime={hasTime ? instant : day}>
      {weekdayName(day, language)}, {longDay(day, language)}
      {hasTime && `, ${messages.event.oClock(hallTime(instant, language))}`}
    </time>
  )
}

function RefundDay({ day }: { day: string }) {
  const language = useLanguage()
  const texts = useLazyMessages(eventMessages)
  return (
    <p>
      {texts.refundUntil} <time dateTime={day}>{longDay(day, language)}</time>
    </p>
  )
}
