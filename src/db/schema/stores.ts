/** The stores of uploaded files: whose they are, which contents this database has named, and how they were last found. */
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'

/** One row, which is made at the first start; a dump contains it, so that a restored database is the same one. */
export const databaseIdentity = pgTable(
  'database_identity',
  {
    isOnly: boolean().primaryKey().default(true),
    id: uuid().notNull().defaultRandom(),
  },
  (t) => [check('database_identity_is_only', sql`${t.isOnly}`)],
)

/** `media`: the library; `files`: private files; `mail`: mails as files, where there is no mail server. */
const storeNames = ['media', 'files', 'mail'] as const
export type StoreName = (typeof storeNames)[number]

/**
 * Every name that this database has given to a content, since before the content was stored. A content with such a
 * name and without a row is left over and may be removed; one without is perhaps somebody else's.
 */
export const storedNames = pgTable(
  'stored_names',
  {
    store: text({ enum: storeNames }).notNull(),
    /** The id of a file, or the key with which the names of an item's files begin. */
    name: text().notNull(),
    /** Whether the content was deleted on a person's request, so that it is not kept in the trash. */
    isErased: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.store, t.name] })],
)

/** The result of the last clean-up of each store. */
export const storeChecks = pgTable('store_checks', {
  store: text({ enum: storeNames }).primaryKey(),
  checkedAt: instant().notNull(),
  /** Contents that no database row knows and that this database has not named. */
  strays: integer().notNull(),
  /** Whether there were so many of them that none was removed. */
  isStopped: boolean().notNull(),
})
