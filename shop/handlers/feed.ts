import { z } from 'zod'
import type { ShopEvent } from '../catalogue.ts'
import { languages } from '../languages.ts'
import type { ShopContext } from '../request.ts'

const pageSize = 50

/** One page of all events, for programs that synchronize a programme with the shop. */
export async function showFeed(c: ShopContext) {
  const page = pageSchema.safeParse(c.req.query('page') ?? '1')
  if (!page.success) return c.json({ page: ['A valid page number is required.'] }, 400)
  const events = await c.var.shop.catalogue.events()
  const begin = (page.data - 1) * pageSize
  if (begin >= Math.max(1, events.length)) return c.json({ detail: 'Invalid page.' }, 404)

  const { origin } = new URL(c.req.url)
  const addressOf = (number: number) => `${origin}/feed/events.json?page=${number}`
  return c.json({
    count: events.length,
    next: begin + pageSize < events.length ? addressOf(page.data + 1) : null,
    previous: page.data > 1 ? addressOf(page.data - 1) : null,
    results: events.slice(begin, begin + pageSize).map((event) => presentEvent(event, origin)),
  })
}

const pageSchema = z.stringFormat('page', /^[1-9]\d{0,5}$/).transform(Number)

function presentEvent(event: ShopEvent, origin: string) {
  const address = (language: string) =>
    `${origin}/${language}/buyingflow/tickets/${encodeURIComponent(event.id)}`
  return {
    id: event.id,
    title: event.title,
    hall: event.hall,
    date_start: event.start,
    status: event.status,
    places_left: event.placesLeft ?? null,
    ticket_sale_from: event.saleFrom,
    price_min: event.priceMin,
    price_max: event.priceMax,
    currency: event.currency,
    /** In the language that the shop detects itself, for websites that link to one address. */
    ticket_url: `${origin}/buyingflow/tickets/${encodeURIComponent(event.id)}`,
    url: Object.fromEntries(languages.map((language) => [language, address(language)])),
  }
}
