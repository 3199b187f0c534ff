import { SubscriptionCard, type ShownSubscription } from '#design/subscription-card/subscription-card.tsx'
import type { BlockViewProps } from '../view.ts'
import type { SubscriptionItemFields } from './schema.ts'

export type SubscriptionItemData = ShownSubscription | null

export function View({ data }: BlockViewProps<SubscriptionItemFields, SubscriptionItemData>) {
  return data && <SubscriptionCard subscription={data} />
}
