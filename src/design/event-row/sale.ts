import type { EventSummary } from '#contracts/events.ts'
import { hallDay, shortDay } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages.ts'

type Summary = InLanguage<EventSummary>
type Status = Pick<Summary, 'status'>
type Sale = Status & Pick<Summary, 'ticket_sale_from'>
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
export function statusLabel(event: Status, messages: Messages): string | null {
  return messages.event.status[event.status] || null
}

/** Whether the general sale has yet to start. */
export function isSaleAhead(event: Sale, now: string): boolean {
  return isOpen(event) && event.ticket_sale_from !== null && event.ticket_sale_from > now
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
  if (address === null || !isOpen(event)) return null
  const href = address.replace(withoutLanguage, `$1/${language}$2`)
  if (!isSaleAhead(event, now)) return { kind: 'tickets', href }
  return isInAdvanceSale(event, now) ? { kind: 'advance', href } : null
}

/** The groups that can buy in advance. */
const relevantGroup = /^(Mitglieder|Abonnent:innen)$/

/** The shop defaults to German when its address contains no language. */
const withoutLanguage = /^(https?:\/\/[^/]+)(\/buyingflow\/)/

/** Whether an event can be bookmarked: it will take place. */
export function isAhead({ status }: Status): boolean {
  return status !== 'past' && status !== 'cancelled'
}

function isOpen({ status }: Status): boolean {
  return status === 'future' || status === 'few_tickets'
}
