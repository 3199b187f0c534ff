import type { SubscriptionSummary } from '#contracts/subscriptions.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { detailHref } from '#routing/paths.ts'
import { PictureLink } from '../picture/picture-link.tsx'
import styles from './subscription-card.module.css'
import { SubscriptionCount, SubscriptionPrice } from './subscription-facts.tsx'

export type ShownSubscription = InLanguage<SubscriptionSummary>

/** A subscription in a list: figure, title, number of concerts, lowest price. */
export function SubscriptionCard({
  subscription,
  level = 3,
}: {
  subscription: ShownSubscription
  level?: 2 | 3
}) {
  const language = useLanguage()
  const Heading = `h${level}` as const
  const address = detailHref('subscriptions', language, subscription)
  return (
    <li className={styles.card}>
      <PictureLink
        className={styles.figure}
        href={address}
        picture={subscription.picture}
        sizes="(min-width: 900px) 30vw, 92vw"
        pictureClassName={styles.picture}
      />
      <p className={styles.group}>{subscription.group.name}</p>
      <Heading className={styles.title} data-moves="title">
        <a href={address}>{subscription.title}</a>
      </Heading>
      {subscription.subtitle && <p>{subscription.subtitle}</p>}
      <p className={styles.facts}>
        <span>
          <SubscriptionCount {...subscription} />
        </span>
        <span>
          <SubscriptionPrice {...subscription} />
        </span>
      </p>
    </li>
  )
}
