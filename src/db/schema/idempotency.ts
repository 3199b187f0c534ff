/** Calls that are carried out once, however often they arrive. */
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** How a call was answered, by the account that made it and the key that it chose; written in the call's transaction. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** `staff:7`, `token:3` or `system`. */
    account: text().notNull(),
    key: text().notNull(),
    /** A hash of what was asked: the key belongs to that only. */
    content: text().notNull(),
    /** Null until the end of the transaction. */
    answer: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.account, t.key] }), index('idempotency_keys_by_time').on(t.createdAt)],
)
