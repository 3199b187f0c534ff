import { SubscriptionCard, type ShownSubscription } from '#design/subscription-card/subscription-card.tsx'
import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import type { SubscriptionItemFields } from './schema.ts'
import styles from './subscription-item.module.css'

export type SubscriptionItemData = ShownSubscription | null

export function View(props: BlockViewProps<SubscriptionItemFields, SubscriptionItemData | undefined>) {
  const { fields, data, context, isItem } = props
  const reason = fields.subscription ? 'subscription_gone' : 'no_subscription'
  if (!data) return <Missing context={context} reason={reason} isItem={isItem} />
  const card = <SubscriptionCard subscription={data} />
  return isItem ? card : <ul className={styles.alone}>{card}</ul>
}
