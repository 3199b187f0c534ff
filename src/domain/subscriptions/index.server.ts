/** Subscriptions: evenings sold together. */
export {
  findSubscription,
  findSubscriptions,
  findSubscriptionAddress,
  findSubscriptionBySlug,
  listSubscriptionGroups,
  listSubscriptions,
  listSubscriptionsWithEvent,
  subscriptionPageSize,
} from './find-subscriptions.server.ts'
export {
  createSubscription,
  createSubscriptionGroups,
  type SubscriptionDraft,
} from './create-subscription.server.ts'
