import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** One run of an importer: its progress, for resuming it, and the rejected lines with reasons. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    kind: text({ enum: ['shop', 'archive'] }).notNull(),
    source: text().notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
    /** The number of input lines (or feed pages) processed so far. */
    position: integer().notNull().default(0),
    added: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    vanished: integer().notNull().default(0),
    rejected: jsonb().$type<{ line: number; reason: string }[]>().notNull().default([]),
  },
  (t) => [index('import_runs_by_kind').on(t.kind, t.startedAt)],
)

/** One row, once the site reads the shop's feed on its own: how fresh the state of the sale is. */
export const shopFeed = pgTable(
  'shop_feed',
  {
    isOnly: boolean().primaryKey().default(true),
    /** When the last successful reading began; null before the first one. */
    readAt: instant(),
    /** The first failure since then; null when the last reading succeeded. */
    failedSince: instant(),
    /** From when on several readings must have been missed, so that whatever reads the feed has stopped. */
    lateAt: instant().notNull(),
  },
  (t) => [check('shop_feed_is_only', sql`${t.isOnly}`)],
)
