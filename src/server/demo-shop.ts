import type { EventSummary } from '#contracts/events.ts'
import type { SubscriptionSummary } from '#contracts/subscriptions.ts'
import type { Database } from '#db/client/index.server.ts'
import { listEvents } from '#domain/events/index.server.ts'
import { visitor } from '#domain/scope.ts'
import { listSubscriptions } from '#domain/subscriptions/index.server.ts'
import type { ShopEvent, ShopSubscription } from '../../shop/catalogue.ts'
import { startShop } from '../../shop/start-shop.ts'
import type { Env } from './env.ts'

/** Starts the demo ticket shop next to the site; it sells the events that the site announces. */
export async function startDemoShop(given: {
  env: Env
  database: Database
  publicOrigin: string
}): Promise<{ origin: string; close: () => Promise<void> }> {
  const { env, database, publicOrigin } = given
  return startShop({
    port: env.SHOP_PORT,
    host: env.HOST,
    siteOrigins: [publicOrigin],
    catalogue: async () => {
      const scope = { db: database.db, now: new Date(), viewer: visitor }
      const { events } = await listEvents(scope, {}, { pageSize: 1000 })
      return events.flatMap(toShopEvent)
    },
    subscriptions: async () => {
      const scope = { db: database.db, now: new Date(), viewer: visitor }
      const { items } = await listSubscriptions(scope, {}, { pageSize: 200 })
      return items.flatMap(toShopSubscription)
    },
  })
}

/** The shop identifies a subscription by the last segment of its address. */
function toShopSubscription(subscription: SubscriptionSummary): ShopSubscription[] {
  const id = subscription.ticket_url_external?.split('/').at(-1)
  const price = subscription.price_from
  return id && price !== null ? [{ id, title: subscription.title, priceMin: price, priceMax: price * 2 }] : []
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
    },
  ]
}
