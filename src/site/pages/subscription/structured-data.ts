import type { SubscriptionDetail } from '#contracts/subscriptions.ts'
import type { InLanguage } from '#i18n/in-language.ts'

type Described = Pick<
  InLanguage<SubscriptionDetail>,
  | 'title'
  | 'teaser'
  | 'price_categories'
  | 'price_from'
  | 'currency'
  | 'ticket_url_external'
  | 'on_sale_from'
  | 'choice'
> & { events: Pick<InLanguage<SubscriptionDetail>['events'][number], 'name' | 'date_start'>[] }

/** Structured data of a subscription for search engines: a series of events with an offer for each price category. */
export function subscriptionStructuredData(subscription: Described, url: string, organizer: object) {
  const { title, teaser, events, choice, currency, ticket_url_external: order } = subscription
  const days = events.map(({ date_start: start }) => start).toSorted()
  const prices = subscription.price_categories.map(({ name, amount }) => ({ name, price: amount }))
  const stated = subscription.price_from
  const offered = prices.length > 0 || stated === null ? prices : [{ name: title, price: stated }]
  return {
    '@context': 'https://schema.org',
    '@type': 'EventSeries',
    name: title,
    url,
    ...(teaser && { description: teaser }),
    ...(days.length > 0 && { startDate: days[0], endDate: days.at(-1) }),
    organizer,
    // Of a choice nobody knows yet which events belong to it.
    ...(choice === null && {
      subEvent: events.map(({ name, date_start: startDate }) => ({ '@type': 'MusicEvent', name, startDate })),
    }),
    ...(order !== null && {
      offers: offered.map((offer) => ({
        '@type': 'Offer',
        ...offer,
        priceCurrency: currency,
        url: order,
        ...(subscription.on_sale_from && { validFrom: subscription.on_sale_from }),
      })),
    }),
  }
}
