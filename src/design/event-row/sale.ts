import type { EventSummary } from '#contracts/events.ts'
import { hallDay, longDay, shortDay } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages.ts'
import { priceRange } from '#i18n/prices.ts'
import { shopHref } from '#routing/shop-href.ts'

type Summary = InLanguage<EventSummary>
type Status = Pick<Summary, 'status' | 'previous_date'>
type Sale = Status & Pick<Summary, 'ticket_sale_from'>
type Prices = Pick<Summary, 'price_min' | 'price_max' | 'currency'>
type Tags = { customer_tags: Pick<Summary['customer_tags'][number], 'category' | 'presale_date'>[] }
type Offered = Sale & Tags & Pick<Summary, 'ticket_url_external'>

/** The id of the section on an event's page that lists who may buy from when. */
export const advanceSaleId = 'advance-sale'

/** What a visitor can currently buy of an event, and where. */
export type Offer = {
  /** `advance`: members and subscribers can buy already, everybody else has to wait. */
  kind: 'tickets' | 'advance'
  /** The event's page in the ticket shop. */
  href: string
}

/** The label of an event's state; null for a regular upcoming event. */
export function statusLabel(event: Pick<Status, 'status'>, messages: Messages): string | null {
  return messages.event.status[event.status] || null
}

/** Whether the label warns visitors, so that it is shown in the colour of alarms. */
export function isWarning({ status }: Pick<Status, 'status'>): boolean {
  return status !== 'past' && status !== 'no_sale'
}

/** The price in words; null when nobody can buy, because it would be misleading then. */
export function shownPrice(event: Status & Prices, language: Language): string | null {
  return isOnOffer(event) ? priceRange(event, language) : null
}

/** The date from which a coming event was moved, or that its new date is not known yet; null for all others. */
export function dateNote(event: Status, language: Language, messages: Messages): string | null {
  const { status, previous_date: previous } = event
  if (status === 'past' || status === 'cancelled') return null
  if (previous !== null) return messages.event.movedFrom(longDay(hallDay(previous), language))
  return status === 'postponed' ? messages.event.noNewDate : null
}

/** Whether the general sale has yet to start. */
export function isSaleAhead(event: Sale, now: string): boolean {
  return isOnOffer(event) && event.ticket_sale_from !== null && event.ticket_sale_from > now
}

/** The start of the sale, until it starts; null once tickets are on sale, or when none are sold. */
export function saleNote(event: Sale, now: string, language: Language, messages: Messages): string | null {
  if (event.ticket_sale_from === null || !isSaleAhead(event, now)) return null
  return messages.event.saleFrom(shortDay(hallDay(event.ticket_sale_from), language))
}

/**
 * Whether members or subscribers can buy before the general sale: every relevant group's own date has passed
 * (specification, section 4).
 */
export function isInAdvanceSale(event: Sale & Tags, now: string): boolean {
  const relevant = event.customer_tags.filter(({ category }) => relevantGroup.test(category))
  return (
    isSaleAhead(event, now) &&
    relevant.length > 0 &&
    relevant.every(({ presale_date }) => presale_date <= now)
  )
}

/**
 * The offer for an event: tickets, tickets for some groups, or none. Every link to tickets is based on it. The address
 * is a plain one that works without scripts; with scripts, the link goes through the shop's log-in (site/sale).
 */
export function offerOf(event: Offered, now: string, language: Language): Offer | null {
  const { ticket_url_external: address } = event
  if (address === null || !isOnOffer(event)) return null
  const href = shopHref(address, language)
  if (!isSaleAhead(event, now)) return { kind: 'tickets', href }
  return isInAdvanceSale(event, now) ? { kind: 'advance', href } : null
}

/** The groups that can buy in advance. */
const relevantGroup = /^(Mitglieder|Abonnent:innen)$/

/** Whether an event is still to take place at its date, so that it can be bookmarked. */
export function isAhead(event: Status): boolean {
  return event.status !== 'past' && !isOff(event)
}

/** What visitors can be told of by mail: the start of the sale, or returned tickets of a sold-out event; null for neither. */
export function reminderOf(event: Sale, now: string): 'sale' | 'returned_tickets' | null {
  if (event.status === 'sold_out') return 'returned_tickets'
  return isSaleAhead(event, now) ? 'sale' : null
}

/** Whether an event has a state of the sale that may change, because tickets of it are or were sold. */
export function hasSaleState(event: Status): boolean {
  return isAhead(event) && event.status !== 'no_sale'
}

/** Whether an event does not take place at its date: it is cancelled, or postponed and without a new date. */
export function isOff({ status, previous_date }: Status): boolean {
  return status === 'cancelled' || (status === 'postponed' && previous_date === null)
}

/** Whether tickets are sold, now or from the start of the sale. A rescheduled event is sold like any other. */
function isOnOffer(event: Status): boolean {
  return ['future', 'few_tickets', 'postponed'].includes(event.status) && !isOff(event)
}
