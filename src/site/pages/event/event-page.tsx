import type { ComponentProps, ReactNode } from 'react'
import type { EventDetail } from '#contracts/events.ts'
import type { SaleOutage } from '#contracts/sale-outage.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { DetailHead } from '#design/detail-head/detail-head.tsx'
import { isAhead, statusLabel } from '#design/event-row/sale.ts'
import { RichText } from '#design/rich-text/rich-text.tsx'
import type { ShownSubscription } from '#design/subscription-card/subscription-card.tsx'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'
import { detailHref, href } from '#routing/paths.ts'
import { Cast, Programme, type WorkHistory } from './evening-programme.tsx'
import { AroundEvent, type AroundEventProps } from './around-event.tsx'
import { accessTexts } from './event-facts.ts'
import { crumbsOf } from './crumbs-of.ts'
import { useHeadPlaces } from '../../layout/head-places.tsx'
import styles from './event-page.module.css'
import { Facts } from './facts.tsx'

export function EventPage(props: {
  event: Omit<InLanguage<EventDetail>, 'description'> & {
    description: Pick<ComponentProps<typeof RichText>, 'document' | 'links'> | null
  }
  now: string
  /** What shared links say: the name with the day, and the absolute address. */
  title: string
  address: string
  history: Record<string, WorkHistory>
  neighbours: Pick<AroundEventProps, 'previous' | 'next' | 'inSeries'>
  stories: AroundEventProps['stories']
  subscriptions: ShownSubscription[]
  outage: SaleOutage | null
  /** Where visitors can become members of the house; empty if it has no membership. */
  membershipUrl: string | null
  notice: string | null
  /** The event's own content section. */
  children: ReactNode
}) {
  const { event, now, title, address, history, neighbours, stories, subscriptions, children } = props
  const { outage, membershipUrl, notice } = props
  const messages = useMessages()
  const texts = useLazyMessages(eventMessages)
  const language = useLanguage()
  const { hasPlaces, regionOf } = useHeadPlaces()
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
        <Facts {...{ event, now, outage, membershipUrl, notice }} shared={{ title, address }} />
        <div className={styles.body}>
          {event.programme.length > 0 && (
            <section className={styles.programme} aria-labelledby="programme">
              <h2 id="programme">{texts.programme}</h2>
              <Programme items={event.programme} history={history} hasHistory={isAhead(event)} />
            </section>
          )}
          <div className={styles.side}>
            {event.cast.length > 0 && (
              <section aria-labelledby="cast">
                <h2 id="cast">{texts.cast}</h2>
                <Cast members={event.cast} />
              </section>
            )}
            <GoodToKnow event={event} subscriptions={subscriptions} />
          </div>
          <About {...event} />
        </div>
        {children}
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

function GoodToKnow(props: { event: InLanguage<EventDetail>; subscriptions: ShownSubscription[] }) {
  const { event, subscriptions } = props
  const messages = useMessages()
  const texts = useLazyMessages(eventMessages)
  const language = useLanguage()
  const facts = [
    ...accessTexts(event.access, messages),
    event.age_from === null ? null : texts.ageFrom(event.age_from),
    event.room?.seats ? `${event.room.name}: ${texts.seats(event.room.seats)}` : null,
    event.hall_access,
    event.is_own_production ? null : texts.hired,
  ].filter((fact) => fact !== null)
  const { hall_plan: plan } = event
  if (facts.length === 0 && plan === null && subscriptions.length === 0 && !event.series) return null
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know">{texts.goodToKnow}</h2>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
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
