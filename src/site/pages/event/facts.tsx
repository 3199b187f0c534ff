import type { ComponentProps, ReactNode } from 'react'
import type { EventDetail } from '#contracts/events.ts'
import type { SaleOutage } from '#contracts/sale-outage.ts'
import type { HouseFact } from '#domain/events/index.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { BookmarkLink } from '#design/event-row/event-action.tsx'
import { SaleOutageNote } from '#design/event-row/sale-outage-note.tsx'
import {
  advanceSaleId,
  dateNote,
  isSaleAhead,
  isWarning,
  offerOf,
  reminderOf,
  saleNote,
  shownPrice,
  statusLabel,
} from '#design/event-row/sale.ts'
import { ShareLink } from '#design/share-link/share-link.tsx'
import { hallDay, hallTime, longDay, weekdayName } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { advanceSaleMessages } from '#i18n/lazy/advance-sale.ts'
import { eventMessages } from '#i18n/lazy/event.ts'
import { uncertainDateText } from '#i18n/uncertain-dates.ts'
import { href } from '#routing/paths.ts'
import type { Contact } from '../../box-office.ts'
import { KeyFacts } from '../../key-facts.tsx'
import { AdvanceSale } from '../../sale/advance-sale.tsx'
import { durationText } from './event-facts.ts'
import styles from './facts.module.css'
import { StateNoticeSections } from './state-notice-sections.tsx'
import type { StateNotice } from './state-notices.ts'

type ShownFacts = { event: InLanguage<EventDetail>; now: string }
type Shared = ComponentProps<typeof ShareLink>

/** A longer text among the facts has the size of a note. */
const longestLarge = 40

/** Date, duration, place, price, and the main action. */
export function Facts({
  membershipUrl,
  notices,
  contact,
  shared,
  outage,
  houseFacts,
  children,
  ...shown
}: ShownFacts & {
  membershipUrl: string | null
  notices: InLanguage<StateNotice>[]
  contact: Contact
  shared: Shared
  outage: SaleOutage | null
  houseFacts: readonly HouseFact[]
  /** Links beside the notices. */
  children: ReactNode
}) {
  const { event, now } = shown
  const language = useLanguage()
  const messages = useMessages()
  const texts = useLazyMessages(eventMessages)
  const day = hallDay(event.date_start)
  const time = hallTime(event.date_start, language)
  const status = statusLabel(event, messages)
  const moved = dateNote(event, language, messages)
  return (
    <KeyFacts
      facts={
        <>
          <div>
            <dt>{event.uncertain_date === null ? weekdayName(day, language) : texts.date}</dt>
            <dd>
              {event.uncertain_date === null ? (
                <time dateTime={event.date_start}>{longDay(day, language)}</time>
              ) : (
                uncertainDateText(event.uncertain_date, language)
              )}
              {moved && <small className={styles.alarm}>{moved}</small>}
              {event.is_unconfirmed && <small className={styles.alarm}>{texts.unconfirmed}</small>}
            </dd>
          </div>
          <div>
            <dt>{texts.begin}</dt>
            <dd>
              {event.is_time_known
                ? messages.event.oClock(time)
                : event.date_start > now
                  ? texts.timeOpen
                  : texts.timeUnknown}
              {event.doors_open && <small>{texts.doors(hallTime(event.doors_open, language))}</small>}
            </dd>
          </div>
          {event.duration_minutes !== null && (
            <div>
              <dt>{texts.duration}</dt>
              <dd>
                {durationText(event.duration_minutes, texts)}
                {event.interval_minutes !== null && <small>{texts.withInterval}</small>}
              </dd>
            </div>
          )}
          {event.room && (
            <div>
              <dt>{texts.place}</dt>
              <dd>
                {event.room.name}
                {event.room.venue.address && <small>{event.room.venue.address}</small>}
              </dd>
            </div>
          )}
          {houseFacts.map(({ label, lines: [first, ...further] }) => (
            <div key={label} className={styles.ofHouse}>
              <dt>{label}</dt>
              <dd>
                {first !== undefined && first.length > longestLarge ? <small>{first}</small> : first}
                {further.map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </dd>
            </div>
          ))}
        </>
      }
      status={status && <p className={isWarning(event) ? styles.alarm : styles.soft}>{status}</p>}
      price={shownPrice(event, language)}
      action={
        <>
          <Sale {...shown} shared={shared} />
          <SaleOutageNote outage={outage} events={[event]} />
        </>
      }
    >
      <StateNoticeSections {...{ event, notices, contact }}>{children}</StateNoticeSections>
      <Presale {...shown} membershipUrl={membershipUrl} />
    </KeyFacts>
  )
}

function Sale({ event, now, shared }: ShownFacts & { shared: Shared }) {
  const language = useLanguage()
  const messages = useMessages()
  const texts = useLazyMessages(eventMessages)
  const note = saleNote(event, now, language, messages)
  const offer = offerOf(event, now, language)
  return (
    <>
      {offer?.kind === 'tickets' && (
        <ButtonLink href={offer.href} data-tickets="">
          {texts.buy}
        </ButtonLink>
      )}
      {offer?.kind === 'advance' && (
        <ButtonLink href={`#${advanceSaleId}`} data-sale="advance" data-event={event.id}>
          {texts.presaleTitle}
        </ButtonLink>
      )}
      {reminderOf(event, now) === 'returned_tickets' && (
        <ButtonLink
          href={href('bookmark', language, { id: event.id })}
          variant="secondary"
          data-sale="waiting"
          data-event={event.id}
        >
          {texts.wait}
        </ButtonLink>
      )}
      <span className={styles.asides}>
        <BookmarkLink event={event} />
        <ShareLink {...shared} />
      </span>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}

/**
 * The start of the advance sale for each group, while the general sale has not begun; without JavaScript, also how to
 * take part.
 */
function Presale({ event, now, membershipUrl }: ShownFacts & { membershipUrl: string | null }) {
  const language = useLanguage()
  const texts = useLazyMessages(advanceSaleMessages)
  const offer = offerOf(event, now, language)
  if (!isSaleAhead(event, now)) return null
  const hasGroups = event.customer_tags.length > 0
  return (
    <section
      className={`${styles.band} ${styles.presale}`}
      id={advanceSaleId}
      aria-labelledby="presale-title"
    >
      <h2 id="presale-title">{texts.title}</h2>
      <AdvanceSale event={event} now={now} />
      <p className={styles.links}>
        {offer && (
          <a href={offer.href} data-tickets="">
            {texts.loginAndBuy}
          </a>
        )}
        <a href={href('bookmark', language, { id: event.id })} data-sale="reminder" data-event={event.id}>
          {texts.remind}
        </a>
        {hasGroups && membershipUrl && <a href={membershipUrl}>{texts.becomeMember}</a>}
        {hasGroups && <a href={href('subscriptions', language)}>{texts.subscribe}</a>}
      </p>
    </section>
  )
}
