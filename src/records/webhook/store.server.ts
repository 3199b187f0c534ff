import { eq, sql } from 'drizzle-orm'
import { webhookDeliveries, webhooks, webhookSecrets } from '#db/schema/index.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { checkWebhookAddress } from '#domain/webhooks/index.server.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: webhooks,
  deletedWith: [webhookSecrets, webhookDeliveries],
  computed: {
    state: {
      sql: () => sql<'working' | 'failing' | 'gone' | 'off' | 'unsigned'>`CASE
        WHEN NOT ${webhooks.isActive} THEN CASE WHEN ${webhooks.isGone} THEN 'gone' ELSE 'off' END
        WHEN NOT EXISTS (SELECT FROM ${webhookSecrets} WHERE ${eq(webhookSecrets.webhookId, webhooks.id)}) THEN 'unsigned'
        WHEN ${webhooks.failingSince} IS NOT NULL THEN 'failing' ELSE 'working' END`,
    },
  },
  // Whoever switches it on again begins anew.
  beforeUpdate: (columns) => (columns.isActive === true ? { isGone: false, failingSince: null } : {}),
  // One that is stored may be renamed and switched off, also where it leads into a private network by now.
  validate: async ({ address }, { scope, before }): Promise<Record<string, ErrorCode>> => {
    const error = address === before?.address ? null : await checkWebhookAddress(scope, address)
    return error ? { address: error } : {}
  },
})
