import {
  isTakenOver,
  type EventDraft,
  type ImportedColumns,
  type ImportedEvent,
} from '../../events/index.server.ts'
import { slugOf } from '#routing/slug-of.ts'
import type { FeedEntry } from './feed-entry.ts'

/**
 * The columns owned by the shop: date, status, prices, start of sale, ticket address and hall. Everything else (title
 * and texts once the event exists, images, programme, cast, series, genres, tags, access facts) belongs to editors, and
 * so does any shop field that they have taken over (`editedFields`).
 */
export type ShopColumns = Pick<
  ImportedColumns,
  | 'dateStart'
  | 'status'
  | 'previousDate'
  | 'priceMin'
  | 'priceMax'
  | 'currency'
  | 'ticketSaleFrom'
  | 'ticketUrlExternal'
  | 'roomId'
>

/** The columns that a feed entry determines, for a new or existing event; `roomId` is undefined for an unknown hall. */
export function columnsOf(
  entry: FeedEntry,
  { stored, roomId }: { stored?: ImportedEvent; roomId?: number | undefined },
): ShopColumns {
  const address = entry.ticket_url ?? entry.url?.de ?? null
  return {
    dateStart: entry.date_start,
    status: entry.status,
    previousDate: previousDateOf(entry, stored),
    priceMin: inCents(entry.price_min),
    priceMax: inCents(entry.price_max ?? entry.price_min),
    currency: entry.currency,
    ticketSaleFrom: entry.ticket_sale_from ?? null,
    ticketUrlExternal: entry.status === 'no_sale' ? null : address,
    roomId: roomId ?? stored?.roomId ?? null,
  }
}

/** The differences between an event and its feed entry; a vanished event is restored. Null when there are none. */
export function compareEntry(stored: ImportedEvent, columns: ShopColumns): Partial<ImportedColumns> | null {
  const wanted: Partial<ImportedColumns> = { ...columns, vanishedAt: null, source: 'shop' }
  const changed = Object.entries(wanted).filter(
    ([field, value]) =>
      !isTakenOver(stored, field) &&
      !isSame(value, Object.entries(stored).find(([name]) => name === field)?.[1]),
  )
  return changed.length > 0 ? Object.fromEntries(changed) : null
}

/** A draft for an event that only the shop knows, to be completed by editors: online immediately, unless its season is to be announced. */
export function draftOf(
  entry: FeedEntry,
  columns: ShopColumns,
  { seasonId, isOnline }: { seasonId: number | null; isOnline: boolean },
): EventDraft {
  return {
    ...columns,
    externalId: entry.id,
    title: entry.title,
    slug: { de: slugOf(entry.title.de) || entry.id, en: slugOf(entry.title.en) || entry.id },
    seasonId,
    isOnline,
    source: 'shop',
    programme: [],
    cast: [],
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
function previousDateOf(entry: FeedEntry, stored: ImportedEvent | undefined): Date | null {
  if (entry.previous_date) return entry.previous_date
  if (entry.status !== 'postponed')
    return stored?.dateStart.getTime() === entry.date_start.getTime() ? stored.previousDate : null
  if (stored && stored.dateStart.getTime() !== entry.date_start.getTime()) return stored.dateStart
  return stored?.previousDate ?? entry.date_start
}

function inCents(price: number | null | undefined): number | null {
  return price === null || price === undefined ? null : Math.round(price * 100)
}

function isSame(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other
}
