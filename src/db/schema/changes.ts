/** The log of visible changes: written by commands, read by every process. */
import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from './columns.ts'

/** A 64-bit transaction id, which does not wrap around like the 32-bit one. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** `release`: a set of changes that is planned, moved or published. `sitemap`: addresses, titles and visibility of pages, on which menus and links depend. `shop_feed`: whether
 * the state of the sale is up to date. `archive_dump`: a dump of the archive was made. `webhook`, `api_token`: nothing that visitors see. `everything`: a restored dump. */
export const changeKinds = [
  'event',
  'artist',
  'work',
  'room',
  'genre',
  'season',
  'series',
  'customer_tag',
  'article',
  'subscription',
  'page',
  'shared',
  'form',
  'menu',
  'media',
  'setting',
  'redirect',
  'release',
  'sitemap',
  'shop_feed',
  'archive_dump',
  'webhook',
  'api_token',
  'planning_system',
  'house_record',
  'everything',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Rows are added in the transaction of the change, and deleted after a day. */
export const changes = pgTable(
  'changes',
  {
    kind: text({ enum: changeKinds }).notNull(),
    /** Null: any record of the kind. */
    subjectId: integer(),
    /** Null: both languages. */
    language: text({ enum: ['de', 'en'] }),
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    madeAt: instant().notNull().defaultNow(),
  },
  (t) => [index('changes_by_xid').on(t.xid), index('changes_by_time').on(t.madeAt)],
)
