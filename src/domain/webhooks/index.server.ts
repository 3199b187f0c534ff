/** Messages to other programs about what becomes public, and those that the ticket shop sends. */
export { checkWebhookAddress } from './webhook-address.ts'
export { signatureOf, verifySignature } from './signature.ts'
export { queueNews } from './queue-news.server.ts'
export { createWebhookSecret, resealWebhookSecrets } from './secrets.server.ts'
export {
  clearDeliveries,
  findNextDelivery,
  listDueWebhooks,
  noteDelivered,
  noteDeliveryFailed,
  webhookChannel,
  type DueDelivery,
} from './outbox.server.ts'
export { listDeliveries, queueTest, sendAgain, type ListedDelivery } from './delivery-log.server.ts'
