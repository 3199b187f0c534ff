import type { ChoiceConcert, ChoicePrice } from '#choice/choice.ts'
import type { EventSummary } from '#contracts/events.ts'
import type { SubscriptionDetail } from '#contracts/subscriptions.ts'
import { hallDay } from '#i18n/dates.ts'

/** The states in which a concert can be chosen. */
const openStates: readonly EventSummary['status'][] = ['future', 'few_tickets', 'postponed']

/** An event as the rules of a choice see it. */
export function choiceConcertOf(
  event: Pick<EventSummary, 'id' | 'date_start' | 'date_end' | 'room' | 'status' | 'previous_date'>,
  now: Date,
): ChoiceConcert {
  const start = Date.parse(event.date_start)
  const isOff = event.status === 'postponed' && event.previous_date === null
  return {
    id: event.id,
    start,
    end: Date.parse(event.date_end),
    day: hallDay(event.date_start),
    room: event.room?.id ?? null,
    isClosed: !openStates.includes(event.status) || isOff || start <= now.getTime(),
  }
}

/** Prices in cents, under the German names of their categories. */
export function choicePricesOf(categories: SubscriptionDetail['price_categories']): ChoicePrice[] {
  return categories.map(({ name, amount }) => ({ name: name.de, amount: Math.round(amount * 100) }))
}

/** The prices of a single ticket, which are compared with those of a subscription in its currency only. */
export function singlePricesOf(
  event: Pick<SubscriptionDetail['events'][number], 'price_categories' | 'currency'>,
  currency: string,
): ChoicePrice[] {
  return event.currency === currency ? choicePricesOf(event.price_categories) : []
}
