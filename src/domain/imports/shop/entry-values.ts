import { slugOf } from '#routing/slug-of.ts'
import type { EventValues } from '../imported-events.server.ts'
import type { FeedEntry } from './feed-entry.ts'

/**
 * What the shop owns of an event: date, status, prices, start of sale, ticket address and hall, and that the shop has it;
 * `room` is undefined for an unknown hall. Everything else (title and texts once the event exists, images, programme, cast,
 * series, genres, tags, access facts) belongs to editors, and so does any shop field that they have taken over.
 */
export function ownedValues(
  entry: FeedEntry,
  { stored, room }: { stored?: EventValues; room?: number | undefined },
): EventValues {
  const address = entry.ticket_url ?? entry.url?.de ?? null
  return {
    date_start: entry.date_start.toISOString(),
    status: entry.status,
    previous_date: previousDateOf(entry, stored),
    price_min: inCents(entry.price_min),
    price_max: inCents(entry.price_max ?? entry.price_min),
    ...(entry.currency && { currency: entry.currency }),
    ticket_sale_from: entry.ticket_sale_from?.toISOString() ?? null,
    ticket_url_external: entry.status === 'no_sale' ? null : address,
    room: room ?? stored?.room ?? null,
    vanished_at: null,
    source: 'shop',
  }
}

/** An event that only the shop knows, to be completed by editors. */
export function newValues(entry: FeedEntry, room: number | undefined): EventValues {
  return {
    ...ownedValues(entry, { room }),
    external_id: entry.id,
    title: entry.title,
    slug: { de: slugOf(entry.title.de) || entry.id, en: slugOf(entry.title.en) || entry.id },
  }
}

/** The origins of an entry's addresses, which must belong to the shop. */
export function originsOf({ ticket_url: ticket, url }: FeedEntry): string[] {
  return [ticket, url?.de, url?.en].flatMap((address) => (address ? [new URL(address).origin] : []))
}

/**
 * The original date of a postponed concert: from the shop, else the one stored here before. A concert that was moved
 * keeps it when the shop goes on to report few tickets or none.
 */
function previousDateOf(entry: FeedEntry, stored: EventValues | undefined): string | null {
  const start = entry.date_start.toISOString()
  if (entry.previous_date) return entry.previous_date.toISOString()
  const { date_start: before = null, previous_date: previous = null } = stored ?? {}
  if (entry.status !== 'postponed') return before === start ? previous : null
  if (before !== null && before !== start) return before
  return previous ?? start
}

function inCents(price: number | null | undefined): number | null {
  return price === null || price === undefined ? null : Math.round(price * 100)
}
