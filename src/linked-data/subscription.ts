import type { EventSeries } from 'schema-dts'
import type { SubscriptionDetail } from '#contracts/subscriptions.ts'
import { hallStamp } from '#i18n/hall-time.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { listedEventThing } from './event.ts'
import type { Frame } from './frame.ts'
import { organizerOf, venueThing } from './house.ts'
import { placeThing } from './place.ts'

type Subscription = InLanguage<SubscriptionDetail>
type Described = Pick<
  Subscription,
  | 'title'
  | 'teaser'
  | 'price_categories'
  | 'price_from'
  | 'currency'
  | 'ticket_url_external'
  | 'on_sale_from'
  | 'choice'
> & {
  events: Pick<
    Subscription['events'][number],
    'id' | 'slug' | 'name' | 'date_start' | 'is_time_known' | 'room'
  >[]
}

/** A subscription: a series of events with an offer for each price category. */
export function subscriptionThing(
  subscription: Described,
  frame: Frame,
  {
    url,
    image,
    eventUrl,
  }: { url: string; image: string | null; eventUrl: (event: Described['events'][number]) => string },
): EventSeries {
  const { title, teaser, choice, currency, ticket_url_external: order } = subscription
  const events = subscription.events.toSorted((one, other) => one.date_start.localeCompare(other.date_start))
  const prices = subscription.price_categories.map(({ name, amount }) => ({ name, price: amount }))
  const stated = subscription.price_from
  const offered = prices.length > 0 || stated === null ? prices : [{ name: title, price: stated }]
  const first = events[0]
  const last = events.at(-1)
  return {
    '@type': 'EventSeries',
    '@id': `${url}#subscription`,
    name: title,
    url,
    inLanguage: frame.language,
    ...(teaser && { description: teaser }),
    ...(image !== null && { image }),
    ...(first && { startDate: hallStamp(first.date_start) }),
    ...(last && { endDate: hallStamp(last.date_start) }),
    location: venueThing(frame),
    organizer: organizerOf(frame),
    // Of a choice nobody knows yet which events belong to it.
    ...(choice === null && {
      subEvent: events.map((event) => ({
        ...listedEventThing(event, frame, eventUrl(event)),
        ...(event.room && { location: placeThing(event.room, frame) }),
      })),
    }),
    ...(order !== null && {
      offers: offered.map((offer) => ({
        '@type': 'Offer' as const,
        ...offer,
        priceCurrency: currency,
        url: order,
        availability: 'https://schema.org/InStock' as const,
        ...(subscription.on_sale_from && { validFrom: hallStamp(subscription.on_sale_from) }),
      })),
    }),
  }
}
