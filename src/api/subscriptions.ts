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
import { refuse } from './refusal.ts'
import { showEvent } from './show-event.ts'
import { writtenTexts } from './written-texts.ts'

export function subscriptionHandlers(api: Api): void {
  api.openapi(subscriptionGroupsCall, async (context) => {
    const query = context.req.valid('query')
    if (Object.keys(query).length === 0)
      return context.json(await listSubscriptionGroups(context.get('scope')), 200)
    const answer = await list(context, query)
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(listSubscriptionsCall, async (context) => {
    const answer = await list(context, context.req.valid('query'))
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(findSubscriptionCall, async (context) => {
    const subscription = await findSubscription(context.get('scope'), context.req.valid('param').id)
    if (!subscription) return refuse(context, 404, (words) => words.subscription)
    const events = subscription.events.map((event) => showEvent(context, event))
    const origin = context.get('publicOrigin')
    const pages = perLanguage((language) => origin + recordPage('subscriptions', subscription, language))
    const texts = await writtenTexts(context, subscription.description, pages)
    return context.json({ ...withPictureFiles({ ...subscription, events }), ...texts }, 200)
  })

  api.openapi(subscriptionBySystemSlugCall, async (context) => {
    const { slug } = context.req.valid('param')
    const scope = context.get('scope')
    const named = await findSubscriptionAddress(scope, slug)
    const id = recordId.safeParse(slug)
    const address = named ?? (id.success ? await findSubscriptionAddressById(scope, id.data) : null)
    return address ? context.json(address, 200) : refuse(context, 404, (words) => words.subscription)
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
