/** What the rules of the guard have found, and the addresses of other sites that pages link to. */
import { date, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** A fault, where it is and of which rule; see the columns of the same names. `id` is the number of the subject. */
export type StoredFault = {
  rule: string
  kind: string
  id: number
  language: '' | 'de' | 'en'
  place: string
  key: string
  details: Record<string, unknown>
}

/** Faults as they are now: a mended one has no row any more. */
export const findings = pgTable(
  'findings',
  {
    id: id(),
    rule: text().notNull(),
    /** The kind of the record, or of what a content belongs to. */
    kind: text().notNull(),
    subjectId: integer().notNull(),
    /** The language of a content; empty for a record. */
    language: text({ enum: ['', 'de', 'en'] })
      .notNull()
      .default(''),
    /** The field of a record, or the block of a content; empty for the whole. */
    place: text().notNull().default(''),
    /** Tells faults at one place apart: what a link leads to, the other event in the hall. */
    key: text().notNull().default(''),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    foundAt: instant().notNull(),
    /** When and why staff have accepted it, and who. */
    acceptedAt: instant(),
    acceptedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    reason: text(),
  },
  (t) => [uniqueIndex('findings_once').on(t.rule, t.kind, t.subjectId, t.language, t.place, t.key)],
)

/** When an address of another site was asked for last, and whether it answered. */
export const outwardLinks = pgTable('outward_links', {
  address: text().primaryKey(),
  /** Null before the first time. */
  checkedAt: instant(),
  /** Why it could not be opened: a status, or a code of an error; null while it can. */
  problem: text(),
  /** The day of the last failure, and on how many days in a row it failed. */
  failedOn: date(),
  failures: integer().notNull().default(0),
})
