import { type AnyPgColumn, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, localized } from './columns.ts'
import { pages } from './pages.ts'

/** Menu and footer entries; each leads to a page, a fixed route or an address. */
export const navigationItems = pgTable(
  'navigation_items',
  {
    id: id(),
    menu: text({ enum: ['main', 'footer'] }).notNull(),
    parentId: integer().references((): AnyPgColumn => navigationItems.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Null for the title of its page. */
    label: localized(),
    pageId: integer().references(() => pages.id),
    routeId: text(),
    url: localized(),
    isHighlight: boolean().notNull().default(false),
  },
  (t) => [index('navigation_items_in_order').on(t.menu, t.parentId, t.position)],
)

/** Redirects from old addresses; both are paths on this site, `newPath` may also be an https address. */
export const redirects = pgTable('redirects', {
  id: id(),
  oldPath: text().notNull().unique(),
  newPath: text().notNull(),
  createdAt: createdAt(),
  /** How often it was followed, and when last. */
  hits: integer().notNull().default(0),
  lastHitAt: instant(),
})

/** Addresses that visitors have asked for in vain: the path only, and nothing about who has asked. */
export const missedPaths = pgTable(
  'missed_paths',
  {
    path: text().primaryKey(),
    count: integer().notNull(),
    lastSeenAt: instant().notNull(),
    /** Staff do not want to see it in their list. */
    isIgnored: boolean().notNull().default(false),
  },
  (t) => [index('missed_paths_by_time').on(t.lastSeenAt)],
)
