import { findSubscriptions } from '#domain/subscriptions/index.server.ts'
import { inBatches } from '#domain/in-batches.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { BlockLoader } from '../loader.ts'
import type { SubscriptionItemFields } from './schema.ts'
import type { SubscriptionItemData } from './view.tsx'

export const load: BlockLoader<SubscriptionItemFields, SubscriptionItemData> = async (
  scope,
  block,
  language,
) => {
  const id = Number(block.fields.subscription.replace('subscription:', ''))
  const found = (await findTogether(scope, [id])).get(id)
  return found ? inLanguage(found, language) : null
}

const findTogether = inBatches(
  async (scope, ids) => new Map((await findSubscriptions(scope, ids)).map((found) => [found.id, found])),
)
