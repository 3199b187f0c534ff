import { subscriptionEvents, subscriptions } from '#db/schema/index.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { namesOfReleases } from '#domain/releases/index.server.ts'
import { removeSearchDocuments } from '#domain/search/index.server.ts'
import {
  checkSubscription,
  indexSubscription,
  orderConcerts,
  settleShortCode,
} from '#domain/subscriptions/index.server.ts'
import { detailHref } from '#routing/paths.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: subscriptions,
  computed: { waits_in: { sql: () => namesOfReleases('subscription', subscriptions.id) } },
  // A new subscription is not public until somebody publishes it.
  beforeInsert: () => ({ isOnline: false }),
  columns: { figure_seed: 'figureSeed' },
  validate: checkSubscription,
  beforeValidate: async (scope, subscription, before) => ({
    ...(await settleShortCode(scope, subscription, before)),
    events: await orderConcerts(scope, subscription.events),
  }),
  address: (id, { slug }, language) => detailHref('subscriptions', language, { id, slug }),
  parts: { events: { table: subscriptionEvents, owner: 'subscriptionId', item: 'eventId' } },
  index: async (scope, written) => {
    for (const { id } of written) await indexSubscription(scope, id)
  },
  afterDelete: (scope, deleted) =>
    removeSearchDocuments(
      scope,
      'subscription',
      deleted.map(({ id }) => id),
    ),
})
