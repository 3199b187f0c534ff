/** What is being written: the working copy of each section, all changes to it, and who is writing. */
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { revisions, sections } from './pages.ts'
import { users } from './users.ts'

/**
 * When a block was last written, as ISO instants: `at` is what is compared with the other language. While somebody
 * brings a block up to what the other language says, `at` stays that of the other, and `caughtUpAt` tells since when.
 */
export type Touched = Record<string, { at: string; caughtUpAt?: string }>

/** The working copy of a section: what all changes together have made. Made when somebody begins to edit. */
export const sectionDrafts = pgTable('section_drafts', {
  sectionId: integer()
    .primaryKey()
    .references(() => sections.id),
  /** Of the last change that is in it; 0 before the first. */
  sequence: integer().notNull().default(0),
  content: jsonb().$type<unknown>().notNull(),
  /** The revision that it began with; null where it began empty. */
  baseRevisionId: integer().references(() => revisions.id),
  touched: jsonb().$type<Touched>().notNull().default({}),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Append-only as the revisions are: from a revision and the changes after it every state can be had again. */
export const sectionChanges = pgTable(
  'section_changes',
  {
    id: id(),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    /** 1, 2, 3, … within the section, without a gap. */
    sequence: integer().notNull(),
    /** Made by the browser, so that what is sent twice is stored once. */
    changeId: uuid().notNull(),
    /** The window of a browser that it came from. */
    client: text().notNull(),
    authorId: integer().references(() => users.id),
    operations: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('section_changes_in_order').on(t.sectionId, t.sequence),
    uniqueIndex('section_changes_once').on(t.sectionId, t.changeId),
  ],
)

/** The windows in which a section is being edited, and where; only what was seen a few seconds ago counts. */
export const editorPresence = pgTable(
  'editor_presence',
  {
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    client: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    block: text(),
    seenAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sectionId, t.client] }), index('editor_presence_by_time').on(t.seenAt)],
)
