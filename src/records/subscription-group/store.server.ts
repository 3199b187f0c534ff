import { subscriptionGroups } from '#db/schema/index.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { slugOf } from '#routing/slug-of.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: subscriptionGroups,
  change: 'subscription',
  columns: { key: 'key' },
  beforeInsert: ({ name }) => ({ key: slugOf(name.de) }),
})
