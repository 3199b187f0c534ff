import { SubscriptionCard, type ShownSubscription } from '#design/subscription-card/subscription-card.tsx'
import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import type { SubscriptionItemFields } from './schema.ts'
import styles from './subscription-item.module.css'

export type SubscriptionItemData = ShownSubscription | null

export function View(props: BlockViewProps<SubscriptionItemFields, SubscriptionItemData | undefined>) {
  const { data, context, isItem } = props
  if (!data) return <Missing context={context} reason="subscription_gone" isItem={isItem} />
  const card = <SubscriptionCard subscription={data} />
  return isItem ? card : <ul className={styles.alone}>{card}</ul>
}
