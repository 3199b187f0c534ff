import { type AnyPgColumn, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, localized } from './columns.ts'
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
})
