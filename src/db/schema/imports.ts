import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant, updatedAt } from './columns.ts'
import { users } from './users.ts'

/**
 * What a run is at that staff or a planning system have begun: being read from that system, a file that nobody has checked yet, the trial that says what would be written,
 * its result, the import itself, its end, and its being taken back.
 */
export const importStates = [
  'reading',
  'new',
  'checking',
  'checked',
  'importing',
  'done',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

/** Planning systems whose schedule is read each night. */
export const planningSystems = pgTable('planning_systems', {
  id: id(),
  name: text().notNull(),
  /** With https://, or the name of a file in the folder that the operator has set up. */
  address: text().notNull(),
  userName: text(),
  /** Password or token, encrypted by the site's own secret. */
  sealedSecret: text(),
  isActive: boolean().notNull().default(true),
  /** The hour of the house in which it is read. */
  hour: integer().notNull(),
  /** What its columns say; null until staff have imported its schedule once. */
  mappingId: integer().references(() => importMappings.id, { onDelete: 'set null' }),
  /** When it is read next; null while it is not. */
  nextAt: instant(),
  /** When it was read last. */
  readAt: instant(),
  /** The first failure since then, and the code of the last one. */
  failingSince: instant(),
  problem: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** One run of an importer: its progress, for resuming it, and the rejected lines with reasons. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    /** `table`: a planning file; `records`: the program's own export. */
    kind: text({ enum: ['shop', 'archive', 'table', 'records'] }).notNull(),
    source: text().notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
    /** The number of input lines (or feed pages) processed so far. */
    position: integer().notNull().default(0),
    added: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    vanished: integer().notNull().default(0),
    /** `reason` is a code with the values that its message names; older rows have an English sentence. */
    rejected: jsonb()
      .$type<
        {
          line: number
          reason: string
          column?: string
          value?: string
          values?: Readonly<Record<string, string | number>>
        }[]
      >()
      .notNull()
      .default([]),
    /** The following are those of runs that staff have begun; null for schedules and commands. */
    state: text({ enum: importStates }),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    actorName: text(),
    /** How many lines it has; null until they are known. */
    total: integer(),
    /** What staff have chosen: columns, names, whether new events are public. */
    options: jsonb().$type<unknown>(),
    /** What the trial or the import has found. */
    report: jsonb().$type<unknown>(),
    /** Whose file it reads; its runs by night have no actor. */
    systemId: integer().references(() => planningSystems.id, { onDelete: 'set null' }),
  },
  (t) => [index('import_runs_by_kind').on(t.kind, t.startedAt)],
)

/** The file of a run, until it is deleted some weeks later. */
export const importFiles = pgTable('import_files', {
  runId: integer()
    .primaryKey()
    .references(() => importRuns.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  content: bytes().notNull(),
})

/** Which column of a planning file says what; offered again for files with the same headings. */
export const importMappings = pgTable(
  'import_mappings',
  {
    id: id(),
    name: text().notNull(),
    /** The headings in folded form, in order, as one text. */
    headings: text().notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    /** What staff have said about the spellings of such files, as in the options of an import. */
    spellings: jsonb().$type<object>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('import_mappings_by_name').on(t.name),
    index('import_mappings_by_headings').on(t.headings),
  ],
)

/** The numbers that records have in other programs' files, by which a repeated import finds them. */
export const importKeys = pgTable(
  'import_keys',
  {
    kind: text().notNull(),
    key: text().notNull(),
    recordId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] }), index('import_keys_by_record').on(t.kind, t.recordId)],
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
