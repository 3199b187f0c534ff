import type { EventSummary } from '#contracts/events.ts'
import { hallDay, shortDay } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages.ts'

type Sold = Pick<
  InLanguage<EventSummary>,
  'status' | 'date_start' | 'ticket_sale_from' | 'ticket_url_external' | 'customer_tags' | 'previous_date'
>

/** The word for an event's state; null for one that simply lies ahead. */
export function statusLabel(event: Pick<Sold, 'status'>, messages: Messages): string | null {
  return messages.event.status[event.status] || null
}

/** From when tickets are sold, while they are not; null once the sale runs, or where nothing is sold. */
export function saleNote(
  event: Omit<Sold, 'customer_tags'>,
  now: string,
  language: Language,
  messages: Messages,
): string | null {
  if (!['future', 'few_tickets'].includes(event.status)) return null
  if (event.ticket_sale_from === null || event.ticket_sale_from <= now) return null
  return messages.event.saleFrom(shortDay(hallDay(event.ticket_sale_from), language))
}

/**
 * Whether members or subscribers can buy already although the general sale lies ahead: every relevant group's own
 * date has passed (specification, section 4).
 */
export function isInAdvanceSale(event: Sold, now: string): boolean {
  return (
    event.ticket_sale_from !== null &&
    event.ticket_sale_from > now &&
    event.customer_tags.length > 0 &&
    event.customer_tags.every((tag) => tag.presale_date <= now)
  )
}
