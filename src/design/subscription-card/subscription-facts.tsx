import type { SubscriptionSummary } from '#contracts/subscriptions.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { priceText } from '#i18n/prices.ts'

type Priced = Pick<SubscriptionSummary, 'choose' | 'event_count' | 'price_from' | 'currency'>

/** The number of concerts: all of them, or how many can be chosen. */
export function SubscriptionCount({ choose, event_count: count }: Priced) {
  const { subscriptions } = useMessages()
  return choose === null ? subscriptions.events(count) : subscriptions.chooseOf(choose, count)
}

/** The lowest price; renders nothing when no price is known yet. */
export function SubscriptionPrice({ price_from: price, currency }: Priced) {
  const { subscriptions } = useMessages()
  const language = useLanguage()
  return price === null ? null : subscriptions.from(priceText(price, currency, language))
}
