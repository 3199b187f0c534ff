import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** One run of an importer: how far it came, so that it can go on, and which lines it refused and why. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    kind: text({ enum: ['shop', 'archive'] }).notNull(),
    source: text().notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
    /** The number of input lines (or feed pages) dealt with so far. */
    position: integer().notNull().default(0),
    added: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    vanished: integer().notNull().default(0),
    rejected: jsonb().$type<{ line: number; reason: string }[]>().notNull().default([]),
  },
  (t) => [index('import_runs_by_kind').on(t.kind, t.startedAt)],
)
