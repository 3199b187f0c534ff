import { eq, sql } from 'drizzle-orm'
import { apiTokens, apiTokenSecrets } from '#db/schema/index.ts'
import { settleToken } from '#domain/api-tokens/index.server.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: apiTokens,
  deletedWith: [apiTokenSecrets],
  beforeValidate: settleToken,
  computed: {
    state: {
      sql: ({ now }) => sql<'valid' | 'expired' | 'none'>`CASE
        WHEN ${apiTokens.expiresAt} <= ${now} THEN 'expired'
        WHEN EXISTS (SELECT FROM ${apiTokenSecrets} WHERE ${eq(apiTokenSecrets.tokenId, apiTokens.id)}) THEN 'valid'
        ELSE 'none' END`,
    },
  },
})
