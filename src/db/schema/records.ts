/** Records of any kind while they are open in forms. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.ts'

/** The windows in which a record's form is open; only rows updated a short time ago count. */
export const recordPresence = pgTable(
  'record_presence',
  {
    kind: text().notNull(),
    recordId: integer().notNull(),
    client: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId, t.client] }),
    index('record_presence_by_time').on(t.seenAt),
    index('record_presence_by_user').on(t.userId),
  ],
)
