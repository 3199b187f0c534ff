import type { ComponentProps, ReactNode } from 'react'
import type { EventDetail } from '#contracts/events.ts'
import type { SaleOutage } from '#contracts/sale-outage.ts'
import type { HouseFact } from '#domain/events/index.server.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { DetailHead } from '#design/detail-head/detail-head.tsx'
import { isAhead, statusLabel } from '#design/event-row/sale.ts'
import { FigureCaption } from '#design/figure-caption/figure-caption.tsx'
import { LightboxLink } from '#design/lightbox/lightbox-link.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import type { ShownSubscription } from '#design/subscription-card/subscription-card.tsx'
import { hallDay, longDay } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'
import { priceText } from '#i18n/prices.ts'
import { detailHref, href } from '#routing/paths.ts'
import { Cast, Programme, type WorkHistories } from '#design/evening-programme/evening-programme.tsx'
import { AlternativeLinks } from './alternatives.tsx'
import { AroundEvent, type AroundEventProps } from './around-event.tsx'
import { accessTexts } from './event-facts.ts'
import { crumbsOf } from './crumbs-of.ts'
import type { Contact } from '../../box-office.ts'
import { CorrectionsNote } from '../../corrections-note.tsx'
import { useHeadPlaces } from '../../layout/head-places.tsx'
import styles from './event-page.module.css'
import { Facts } from './facts.tsx'
import { PressPictures } from './press-pictures.tsx'
import { SeatingPlan } from './seating-plan.tsx'
import type { StateNotice } from './state-notices.ts'
import { WheelchairBooking, type WheelchairBookingProps } from './wheelchair-booking.tsx'

export function EventPage(props: {
  event: Omit<InLanguage<EventDetail>, 'description'> & {
    description: Pick<ComponentProps<typeof RichText>, 'document' | 'links'> | null
  }
  now: string
  /** What shared links say: the name with the day, and the absolute address. */
  title: string
  address: string
  history: WorkHistories | null
  neighbours: Pick<AroundEventProps, 'previous' | 'next' | 'inSeries' | 'evenings' | 'similar'>
  stories: AroundEventProps['stories']
  subscriptions: ShownSubscription[]
  outage: SaleOutage | null
  /** What the fields of the house say. */
  houseFacts: readonly HouseFact[]
  /** Where visitors can become members of the house; empty if it has no membership. */
  membershipUrl: string | null
  notices: InLanguage<StateNotice>[]
  contact: Contact
  wheelchair: WheelchairBookingProps
  /** The event's own content section. */
  children: ReactNode
}) {
  const { event, now, title, address, history, neighbours, stories, subscriptions, children } = props
  const { outage, houseFacts, membershipUrl, notices, contact, wheelchair } = props
  const changes = event.changes.filter(
    ({ kind, at }) => !notices.some(({ change }) => change?.kind === kind && change.at === at),
  )
  const messages = useMessages()
  const texts = useLazyMessages(eventMessages)
  const language = useLanguage()
  const { hasPlaces, regionOf } = useHeadPlaces()
  const hasSeating = event.hall_seating.length > 0 && isAhead(event)
  return (
    <article>
      <DetailHead
        title={event.name}
        subtitle={event.subtitle}
        picture={event.picture}
        marks={{ frame: regionOf('picture'), picture: hasPlaces ? { 'data-head-picture': '' } : {} }}
        label={['cancelled', 'postponed'].includes(event.status) && statusLabel(event, messages)}
      >
        <Breadcrumbs {...crumbsOf(event, { now, language, messages })} />
      </DetailHead>
      <div className="wrap">
        <Facts
          {...{ event, now, outage, houseFacts, membershipUrl, notices, contact }}
          shared={{ title, address }}
        >
          <AlternativeLinks {...neighbours} />
        </Facts>
        {changes.length > 0 && <Changes changes={changes} />}
        <div className={styles.body}>
          {event.programme.length > 0 && (
            <section className={styles.programme} aria-labelledby="programme">
              <h2 id="programme">{texts.programme}</h2>
              <Programme items={event.programme} history={isAhead(event) ? history : null} />
            </section>
          )}
          <div className={styles.side}>
            {event.cast.length > 0 && (
              <section aria-labelledby="cast">
                <h2 id="cast">{texts.cast}</h2>
                <Cast members={event.cast} />
              </section>
            )}
            {(event.price_categories.length > 0 || hasSeating) && <Prices {...{ event, hasSeating }} />}
            <GoodToKnow {...{ event, subscriptions, wheelchair }} />
          </div>
          <About {...event} />
        </div>
        <FurtherPictures event={event} />
        {children}
        {event.date_start < now && <CorrectionsNote kind="event" id={event.id} sources={event.sources} />}
        <AroundEvent {...neighbours} now={now} stories={stories} series={event.series?.name ?? null} />
      </div>
    </article>
  )
}

type AboutProps = {
  teaser: string | null
  description: Pick<ComponentProps<typeof RichText>, 'document' | 'links'> | null
}

/** The event's teaser and text, which staff edit here. */
function About({ teaser, description }: AboutProps) {
  const texts = useLazyMessages(eventMessages)
  const { hasPlaces, placeOf, regionOf } = useHeadPlaces()
  const isEmpty = teaser === null && description === null
  if (isEmpty && !hasPlaces) return null
  return (
    <section className={styles.text} aria-labelledby="about" hidden={isEmpty} {...regionOf('about')}>
      <h2 id="about">{texts.about}</h2>
      {(teaser || hasPlaces) && (
        <p className={styles.teaser} {...placeOf('teaser', { isEmpty: !teaser })}>
          {teaser}
        </p>
      )}
      {hasPlaces ? (
        <div {...placeOf('description', { isEmpty: !description })}>
          {description && <RichText {...description} setting="book" />}
        </div>
      ) : (
        description && <RichText {...description} setting="book" />
      )}
    </section>
  )
}

/** The further pictures of the event, and those that the press may use. */
function FurtherPictures({
  event,
}: {
  event: Pick<InLanguage<EventDetail>, 'name' | 'pictures' | 'press_pictures'>
}) {
  const texts = useLazyMessages(eventMessages)
  const { name, pictures, press_pictures: press } = event
  return (
    <>
      {pictures.length > 0 && (
        <section className={styles.pictures} aria-labelledby="pictures">
          <h2 id="pictures">{texts.pictures}</h2>
          <ul>
            {pictures.map((picture, index) => (
              // A picture may be there twice; the list does not change while it is shown.
              <li key={index}>
                <figure>
                  <LightboxLink picture={picture} caption={picture.caption} copyright={picture.copyright}>
                    <Picture picture={picture} sizes="auto, (min-width: 900px) 400px, 92vw" />
                  </LightboxLink>
                  <FigureCaption caption={picture.caption} copyright={picture.copyright} />
                </figure>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PressPictures name={name} hint={texts.pressHint} pictures={press} />
    </>
  )
}

/** What has changed since the event was announced, the newest first. */
function Changes({ changes }: Pick<InLanguage<EventDetail>, 'changes'>) {
  const texts = useLazyMessages(eventMessages)
  const language = useLanguage()
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <h2 id="changes">{texts.changes}</h2>
      <ul className={styles.facts}>
        {changes.toReversed().map(({ kind, at, note }, index) => (
          // Two changes of a kind may be announced at once; the list does not change while it is shown.
          <li key={index}>
            <time dateTime={at}>{longDay(hallDay(at), language)}</time>
            {': '}
            <strong>{texts.changeKinds[kind]}</strong>
            {note && `. ${note}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The prices by category of seats, and where these are. */
function Prices({ event, hasSeating }: { event: InLanguage<EventDetail>; hasSeating: boolean }) {
  const texts = useLazyMessages(eventMessages)
  const language = useLanguage()
  const { price_categories: categories, currency } = event
  const hasReduced = categories.some(({ reduced }) => reduced !== null)
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{texts.prices}</h2>
      {categories.length > 0 && (
        <table className={styles.prices}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{texts.priceCategory}</th>
              <th scope="col">{texts.price}</th>
              {hasReduced && <th scope="col">{texts.reduced}</th>}
            </tr>
          </thead>
          <tbody>
            {categories.map(({ name, amount, reduced }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{priceText(amount, currency, language)}</td>
                {hasReduced && (
                  <td>
                    {reduced !== null && (
                      <>
                        {priceText(reduced, currency, language)} <small>{texts.reduced.toLowerCase()}</small>
                      </>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasSeating && <SeatingPlan {...event} />}
    </section>
  )
}

function GoodToKnow(props: {
  event: InLanguage<EventDetail>
  subscriptions: ShownSubscription[]
  wheelchair: WheelchairBookingProps
}) {
  const { event, subscriptions, wheelchair } = props
  const messages = useMessages()
  const texts = useLazyMessages(eventMessages)
  const language = useLanguage()
  const { wheelchair_places: places, ...access } = event.access
  const facts = [
    ...accessTexts(access, messages),
    event.age_from === null ? null : texts.ageFrom(event.age_from),
    event.room?.seats ? `${event.room.name}: ${texts.seats(event.room.seats)}` : null,
    event.hall_access,
    event.is_own_production ? null : texts.hired,
  ].filter((fact) => fact !== null)
  const { hall_plan: plan } = event
  if (
    !places &&
    facts.length === 0 &&
    plan === null &&
    !event.promoter &&
    subscriptions.length === 0 &&
    !event.series
  )
    return null
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know">{texts.goodToKnow}</h2>
      <ul className={styles.facts}>
        {places ? (
          <li>
            {messages.event.access.wheelchair_places(places)}
            {isAhead(event) && <WheelchairBooking {...wheelchair} />}
          </li>
        ) : null}
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {event.promoter && (
          <li>
            {texts.promoter}:{' '}
            {event.promoter.url ? (
              <a href={event.promoter.url}>{event.promoter.name}</a>
            ) : (
              event.promoter.name
            )}
            {event.promoter.contact && `, ${event.promoter.contact}`}
          </li>
        )}
        {plan !== null && (
          <li>
            <a href={plan}>{texts.seatingPlan}</a>
          </li>
        )}
        {event.series && (
          <li>
            {messages.programme.series}{' '}
            <a href={href('events', language, {}, { query: { series: event.series.id } })}>
              {event.series.name}
            </a>
          </li>
        )}
        {subscriptions.map((subscription) => (
          <li key={subscription.id}>
            {texts.subscriptions}:{' '}
            <a href={detailHref('subscriptions', language, subscription)}>{subscription.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
