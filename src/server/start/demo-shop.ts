import type { EventSummary } from '#contracts/events.ts'
import { reportAvailabilityCall } from '#contracts/shop-availability.ts'
import type { SubscriptionDetail, SubscriptionSummary } from '#contracts/subscriptions.ts'
import type { Database } from '#db/client/index.server.ts'
import { listEvents } from '#domain/events/index.server.ts'
import { visitor } from '#domain/scope.ts'
import { findSubscription, listSubscriptions } from '#domain/subscriptions/index.server.ts'
import { hallZoneName } from '#i18n/hall-zone.ts'
import { choiceConcertOf } from '#design/subscription-choice/choice-concerts.ts'
import { categoriesOf, type ShopEvent, type ShopSubscription } from '../../../shop/catalogue.ts'
import { startShop } from '../../../shop/start-shop.ts'
import type { Env } from './env.ts'
import { useTimeZone } from './follow-time-zone.ts'

/** Starts the demo ticket shop next to the site; it sells the events that the site announces. */
export async function startDemoShop(given: {
  env: Env
  database: Database
  publicOrigin: string
  /** The secret by which the shop signs what it reports. */
  secret: string
}): Promise<{ origin: string; close: () => Promise<void> }> {
  const { env, database, publicOrigin, secret } = given
  return startShop({
    port: env.SHOP_PORT,
    host: env.HOST,
    siteOrigins: [publicOrigin],
    timeZone: hallZoneName,
    reportTo: { address: `${publicOrigin}${reportAvailabilityCall.path}`, secret },
    catalogue: async () => {
      await useTimeZone(database) // the primary of several processes does not follow changes
      const scope = { db: database.db, now: new Date(), viewer: visitor }
      const { events } = await listEvents(scope, {}, { pageSize: 1000 })
      return events.flatMap(toShopEvent)
    },
    subscription: async (id) => {
      const scope = { db: database.db, now: new Date(), viewer: visitor }
      const { items } = await listSubscriptions(scope, {}, { pageSize: 200 })
      const wanted = items.find((one) => shopIdOf(one) === id)
      const subscription = wanted && (await findSubscription(scope, wanted.id))
      return subscription ? toShopSubscription(id, subscription, scope.now) : null
    },
  })
}

/** The shop identifies a subscription by the last segment of its address. */
function shopIdOf({ ticket_url_external: address }: SubscriptionSummary): string | undefined {
  return address?.split('/').at(-1)
}

function toShopSubscription(id: string, subscription: SubscriptionDetail, now: Date): ShopSubscription {
  const { title, price_from: price, price_categories: prices, currency, choice, events } = subscription
  return {
    id,
    title,
    categories:
      prices.length > 0
        ? prices.map(({ name, amount }, index) => ({ id: String(index + 1), price: amount, currency, name }))
        : categoriesOf({ priceMin: price ?? 0, priceMax: (price ?? 0) * 2, currency }),
    choice: choice && {
      rules: choice,
      concerts: events.map((event) => ({
        ...choiceConcertOf(event, now),
        title: event.name,
        time: event.date_start,
      })),
    },
  }
}

function toShopEvent(event: EventSummary): ShopEvent[] {
  const { external_id: id, price_min: priceMin, price_max: priceMax, status } = event
  if (id === null || priceMin === null || status === 'past') return []
  return [
    {
      id,
      title: event.name,
      hall: event.room?.name ?? event.name,
      start: event.date_start,
      status: status === 'future' ? 'on_sale' : status,
      saleFrom: event.ticket_sale_from,
      advanceSale: event.customer_tags.map((tag) => ({
        group: tag.category === 'Mitglieder' ? 'member' : 'subscriber',
        from: tag.presale_date,
      })),
      priceMin,
      priceMax: priceMax ?? priceMin,
      currency: event.currency,
    },
  ]
}
