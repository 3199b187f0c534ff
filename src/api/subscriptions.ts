import {
  findSubscriptionCall,
  listSubscriptionsCall,
  subscriptionBySystemSlugCall,
  subscriptionGroupsCall,
  type SubscriptionListQuery,
} from '#contracts/subscriptions.ts'
import { recordId } from '#contracts/shared.ts'
import { withPictureFiles } from '#domain/content/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import {
  findSubscription,
  findSubscriptionAddress,
  findSubscriptionAddressById,
  listSubscriptionGroups,
  listSubscriptions,
} from '#domain/subscriptions/index.server.ts'
import type { Api } from './environment.ts'
import { listResponse } from './paging.ts'
import { refuse } from './refusal.ts'

export function subscriptionHandlers(api: Api): void {
  api.openapi(subscriptionGroupsCall, async (context) => {
    const query = context.req.valid('query')
    if (Object.keys(query).length === 0)
      return context.json(await listSubscriptionGroups(context.get('scope')), 200)
    const answer = listResponse(context, await list(context.get('scope'), query))
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(listSubscriptionsCall, async (context) => {
    const answer = listResponse(context, await list(context.get('scope'), context.req.valid('query')))
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(findSubscriptionCall, async (context) => {
    const subscription = await findSubscription(context.get('scope'), context.req.valid('param').id)
    if (!subscription) return refuse(context, 404, (words) => words.subscription)
    const events = subscription.events.map(withPictureFiles)
    return context.json(withPictureFiles({ ...subscription, events }), 200)
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

async function list(
  scope: Scope,
  { group = [], genre = [], page, page_size: pageSize }: SubscriptionListQuery,
) {
  const listed = await listSubscriptions(scope, { groupIds: [...group, ...genre] }, { page, pageSize })
  return { ...listed, items: listed.items.map(withPictureFiles) }
}
