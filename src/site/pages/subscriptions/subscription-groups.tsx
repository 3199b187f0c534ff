import { PictureLink } from '#design/picture/picture-link.tsx'
import type { ShownSubscription } from '#design/subscription-card/subscription-card.tsx'
import { SubscriptionCount, SubscriptionPrice } from '#design/subscription-card/subscription-facts.tsx'
import { useLanguage } from '#i18n/language-context.tsx'
import { detailHref } from '#routing/paths.ts'
import styles from './subscription-groups.module.css'

/** Subscriptions under their groups' names, laid out like the price list of a season brochure. */
export function SubscriptionGroups({ subscriptions }: { subscriptions: ShownSubscription[] }) {
  return byGroup(subscriptions).map(({ group, members }) => (
    <section key={group.id} className={styles.group} aria-labelledby={`group-${group.id}`}>
      <h2 id={`group-${group.id}`}>{group.name}</h2>
      <ul>
        {members.map((subscription) => (
          <SubscriptionRow key={subscription.id} subscription={subscription} />
        ))}
      </ul>
    </section>
  ))
}

function SubscriptionRow({ subscription }: { subscription: ShownSubscription }) {
  const language = useLanguage()
  const address = detailHref('subscriptions', language, subscription)
  return (
    <li className={styles.row} data-item="">
      <PictureLink
        className={styles.figure}
        href={address}
        picture={subscription.picture}
        sizes="(max-width: 600px) 112px, 200px"
        pictureClassName={styles.picture}
      />
      <div className={styles.words}>
        <h3 data-moves="title">
          <a href={address}>{subscription.title}</a>
        </h3>
        {subscription.subtitle && <p className={styles.subtitle}>{subscription.subtitle}</p>}
        {subscription.teaser && <p className={styles.teaser}>{subscription.teaser}</p>}
      </div>
      <p className={styles.facts}>
        <b>
          <SubscriptionPrice {...subscription} />
        </b>
        <span>
          <SubscriptionCount {...subscription} />
        </span>
      </p>
    </li>
  )
}

/** In the given order, split where the group changes. */
function byGroup(subscriptions: ShownSubscription[]) {
  const groups: { group: ShownSubscription['group']; members: ShownSubscription[] }[] = []
  for (const subscription of subscriptions) {
    const last = groups.at(-1)
    if (last?.group.id === subscription.group.id) last.members.push(subscription)
    else groups.push({ group: subscription.group, members: [subscription] })
  }
  return groups
}
