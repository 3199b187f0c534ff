/** Subscriptions: concerts sold together. */
export {
  findSubscription,
  listSubscriptionDetails,
  listSubscriptionNames,
  findSubscriptions,
  findSubscriptionAddress,
  findSubscriptionAddressById,
  listSubscriptionGroups,
  listSubscriptions,
  listSubscriptionsWithEvent,
  subscriptionPageSize,
} from './find-subscriptions.server.ts'
export { indexSubscription } from './index-subscription.server.ts'
export { checkSubscription } from './check-subscription.ts'
export { orderConcerts } from './order-concerts.server.ts'
export { settleShortCode } from './settle-short-code.server.ts'
