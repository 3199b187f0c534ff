/** Releases: sets of changes that become public together, at a set minute. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import type { StoredFault } from './guard.ts'
import { users } from './users.ts'

/**
 * `collecting`: waits for a minute; `planned`: is applied at its minute; `failed`: could not be applied, and nothing of
 * it was; `cancelled` by staff.
 */
export const releaseStates = ['collecting', 'planned', 'published', 'failed', 'cancelled'] as const
export type ReleaseState = (typeof releaseStates)[number]

export const releases = pgTable(
  'releases',
  {
    id: id(),
    name: text().notNull(),
    /** The minute at which it becomes public. */
    publishAt: instant(),
    state: text({ enum: releaseStates }).notNull().default('collecting'),
    responsible: text(),
    note: text(),
    /** Whether the items that can be applied are, when others fail. */
    isPartial: boolean().notNull().default(false),
    publishedAt: instant(),
    /** The minute for which those concerned have been told the day before. */
    toldFor: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('releases_planned')
      .on(t.publishAt)
      .where(sql`state = 'planned'`),
    check('releases_have_a_minute', sql`${t.state} <> 'planned' OR ${t.publishAt} IS NOT NULL`),
  ],
)

/** One change of one record, or of the content of one page in one language. */
export const releaseItems = pgTable(
  'release_items',
  {
    id: id(),
    releaseId: integer()
      .notNull()
      .references(() => releases.id),
    /** `record`: fields of a record; `section`: what is written on a page, a story, a concert or a subscription. */
    what: text({ enum: ['record', 'section'] }).notNull(),
    /** The kind of the record, or of what the section belongs to. */
    kind: text().notNull(),
    subjectId: integer().notNull(),
    /** Empty for records, which change in both languages. */
    language: text({ enum: ['', 'de', 'en'] })
      .notNull()
      .default(''),
    /** The fields of the record; of a section `revision_id`, which is null when it is to be taken off. */
    changes: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What those fields said when they were collected. */
    seen: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Why it could not be applied: the code of an error. */
    problem: text(),
    /** What the guard says of its record or content as of the release, as the nightly check has found it. */
    findings: jsonb().$type<StoredFault[]>().notNull().default([]),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('release_items_once').on(t.releaseId, t.what, t.kind, t.subjectId, t.language),
    index('release_items_by_subject').on(t.what, t.kind, t.subjectId),
  ],
)
