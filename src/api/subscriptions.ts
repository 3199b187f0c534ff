import type { Context } from 'hono'
import {
  findSubscriptionCall,
  listSubscriptionsCall,
  subscriptionBySystemSlugCall,
  subscriptionGroupsCall,
  type SubscriptionCallQuery,
} from '#contracts/subscriptions.ts'
import { recordId } from '#contracts/shared.ts'
import { withPictureFiles } from '#domain/content/index.server.ts'
import { findGone } from '#domain/shown-records.server.ts'
import {
  findSubscription,
  findSubscriptionAddress,
  findSubscriptionAddressById,
  listSubscriptionGroups,
  listSubscriptions,
} from '#domain/subscriptions/index.server.ts'
import { perLanguage } from '#i18n/languages.ts'
import { recordPage } from '#linked-data/pages.ts'
import { answerList, pagingOf } from './answer-list.ts'
import type { Api, ApiEnv } from './environment.ts'
import { handle } from './handle.ts'
import { refuse } from './refusal.ts'
import { showEvent } from './show-event.ts'
import { writtenTexts } from './written-texts.ts'

export function subscriptionHandlers(api: Api): void {
  handle(api, subscriptionGroupsCall, ({ scope, query, context }) => {
    if (Object.keys(query).length === 0) return listSubscriptionGroups(scope)
    return list(context, query)
  })

  handle(api, listSubscriptionsCall, ({ query, context }) => list(context, query))

  handle(api, findSubscriptionCall, async ({ scope, params, context }) => {
    const subscription = await findSubscription(scope, params.id)
    if (!subscription) return refuse(context, 404, (words) => words.subscription)
    const events = subscription.events.map((event) => showEvent(context, event))
    const origin = context.get('publicOrigin')
    const pages = perLanguage((language) => origin + recordPage('subscriptions', subscription, language))
    const texts = await writtenTexts(context, subscription.description, pages)
    return { ...withPictureFiles({ ...subscription, events }), ...texts }
  })

  handle(api, subscriptionBySystemSlugCall, async ({ scope, params: { slug }, context }) => {
    const named = await findSubscriptionAddress(scope, slug)
    const id = recordId.safeParse(slug)
    const address = named ?? (id.success ? await findSubscriptionAddressById(scope, id.data) : null)
    return address ?? refuse(context, 404, (words) => words.subscription)
  })
}

async function list(context: Context<ApiEnv>, asked: SubscriptionCallQuery) {
  const { id: ids, group = [], genre = [], modified_since: changedSince } = asked
  const scope = context.get('scope')
  const selection = { ids, groupIds: [...group, ...genre], changedSince }
  const listed = await listSubscriptions(scope, selection, pagingOf(asked))
  const items = listed.items.map(withPictureFiles)
  return answerList(context, asked, { ...listed, items }, (each) => findGone(scope, 'subscription', each))
}
