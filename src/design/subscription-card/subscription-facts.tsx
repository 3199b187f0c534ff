import type { SubscriptionSummary } from '#contracts/subscriptions.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { priceText } from '#i18n/prices.ts'

type Priced = Pick<SubscriptionSummary, 'choose' | 'event_count' | 'price_from' | 'currency'>

/** How many concerts: all of them, or so many of one's own choice. */
export function SubscriptionCount({ choose, event_count: count }: Priced) {
  const { subscriptions } = useMessages()
  return choose === null ? subscriptions.events(count) : subscriptions.chooseOf(choose, count)
}

/** From how much; nothing where no price is known yet. */
export function SubscriptionPrice({ price_from: price, currency }: Priced) {
  const { subscriptions } = useMessages()
  const language = useLanguage()
  return price === null ? null : subscriptions.from(priceText(price, currency, language))
}
