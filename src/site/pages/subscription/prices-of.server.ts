import type { SubscriptionDetail } from '#contracts/subscriptions.ts'
import { priceChoice } from '#choice/choice.ts'
import { choicePricesOf, singlePricesOf } from '#design/subscription-choice/choice-concerts.ts'

/** What a subscription costs by category, compared with the single tickets of all its events. */
export function pricesOf({ price_categories: categories, events, currency }: SubscriptionDetail) {
  const singles = events.map((event) => singlePricesOf(event, currency))
  return priceChoice(choicePricesOf(categories), singles)
}
