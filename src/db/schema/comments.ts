/** Discussions of staff about drafts: comments on blocks, and requests for review. */
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { sections } from './pages.ts'
import { users } from './users.ts'

export const comments = pgTable(
  'comments',
  {
    id: id(),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    /** The block that the comment is about, which may have been deleted since; null for the whole page. */
    block: text(),
    /** The comment that it answers; answers are not answered themselves. */
    parentId: integer().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    body: text().notNull(),
    /** The mentioned accounts, which are notified by mail. */
    mentions: integer().array().notNull().default([]),
    createdAt: createdAt(),
    resolvedAt: instant(),
    resolvedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The wording that the comment suggests for a text of its block; null for a plain comment. */
    suggestion: jsonb().$type<{ field: string; before: unknown; after: unknown }>(),
    /** What became of the suggestion; null while it is open, and for plain comments. */
    outcome: text({ enum: ['accepted', 'declined', 'withdrawn', 'obsolete'] }),
  },
  (t) => [index('comments_by_section').on(t.sectionId, t.id)],
)

/** A request that an editor looks at a draft and publishes it. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    id: id(),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    requestedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The editor who is asked; null asks all of them. */
    reviewerId: integer().references(() => users.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    createdAt: createdAt(),
    closedAt: instant(),
    outcome: text({ enum: ['published', 'returned', 'withdrawn'] }),
  },
  (t) => [
    uniqueIndex('review_requests_open')
      .on(t.sectionId)
      .where(sql`${t.closedAt} IS NULL`),
  ],
)
