import type { EventDraft, ImportedColumns, ImportedEvent } from '../../events/index.server.ts'
import { slugOf } from '#routing/slug-of.ts'
import type { FeedEntry } from './feed-entry.ts'

/**
 * What belongs to the shop: date, status, prices, start of sale, ticket address and hall. All else (title and texts once
 * the event is there, pictures, programme, cast, series, genres, tags, access facts) belongs to editors, and so does any
 * field of the shop that they have taken over (`editedFields`).
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

/** What an entry says of an event that is there or not; `roomId` is undefined for a hall that the house does not know. */
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

/** What of an event is other than its entry says; an event that had vanished is back. Null when nothing is. */
export function compareEntry(stored: ImportedEvent, columns: ShopColumns): Partial<ImportedColumns> | null {
  const wanted: Partial<ImportedColumns> = { ...columns, vanishedAt: null, source: 'shop' }
  const changed = Object.entries(wanted).filter(
    ([field, value]) =>
      !stored.editedFields.includes(field) &&
      !isSame(value, Object.entries(stored).find(([name]) => name === field)?.[1]),
  )
  return changed.length > 0 ? Object.fromEntries(changed) : null
}

/** An event that only the shop knows yet: online at once, for editors to complete. */
export function draftOf(entry: FeedEntry, columns: ShopColumns, seasonId: number | null): EventDraft {
  return {
    ...columns,
    externalId: entry.id,
    title: entry.title,
    slug: { de: slugOf(entry.title.de) || entry.id, en: slugOf(entry.title.en) || entry.id },
    seasonId,
    source: 'shop',
    programme: [],
    cast: [],
  }
}

/** Where an entry's addresses lead; they must lead to the shop. */
export function originsOf({ ticket_url: ticket, url }: FeedEntry): string[] {
  return [ticket, url?.de, url?.en].flatMap((address) => (address ? [new URL(address).origin] : []))
}

/** Of a postponed concert the date that it had: as the shop says, else as it was here before. */
function previousDateOf(entry: FeedEntry, stored: ImportedEvent | undefined): Date | null {
  if (entry.status !== 'postponed') return null
  if (entry.previous_date) return entry.previous_date
  if (stored && stored.dateStart.getTime() !== entry.date_start.getTime()) return stored.dateStart
  return stored?.previousDate ?? entry.date_start
}

function inCents(price: number | null | undefined): number | null {
  return price === null || price === undefined ? null : Math.round(price * 100)
}

function isSame(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other
}
