import { findSubscription } from '#domain/subscriptions/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { BlockLoader } from '../loader.ts'
import type { SubscriptionItemFields } from './schema.ts'
import type { SubscriptionItemData } from './view.tsx'

export const load: BlockLoader<SubscriptionItemFields, SubscriptionItemData> = async (
  scope,
  block,
  language,
) => {
  const found = await findSubscription(scope, Number(block.fields.subscription.replace('subscription:', '')))
  if (!found) return null
  const { events: _, description: __, ...summary } = found
  return inLanguage(summary, language)
}
