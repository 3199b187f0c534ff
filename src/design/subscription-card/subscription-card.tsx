import type { SubscriptionSummary } from '#contracts/subscriptions.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { priceText } from '#i18n/prices.ts'
import { detailHref } from '#routing/paths.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './subscription-card.module.css'

export type ShownSubscription = InLanguage<SubscriptionSummary>

/** A subscription in a list: figure, what it is, how many concerts, from how much. */
export function SubscriptionCard({
  subscription,
  level = 3,
}: {
  subscription: ShownSubscription
  level?: 2 | 3
}) {
  const language = useLanguage()
  const messages = useMessages()
  const Heading = `h${level}` as const
  const { choose, event_count: count, price_from: price } = subscription
  return (
    <li className={styles.card}>
      <Picture
        picture={subscription.picture}
        sizes="(min-width: 900px) 30vw, 90vw"
        className={styles.picture}
      />
      <p className={styles.group}>{subscription.group.name}</p>
      <Heading className={styles.title}>
        <a href={detailHref('subscriptions', language, subscription)}>{subscription.title}</a>
      </Heading>
      {subscription.subtitle && <p>{subscription.subtitle}</p>}
      <p className={styles.facts}>
        {choose === null
          ? messages.subscriptions.events(count)
          : messages.subscriptions.chooseOf(choose, count)}
        {price !== null &&
          ` · ${messages.subscriptions.from(priceText(price, subscription.currency, language))}`}
      </p>
    </li>
  )
}
