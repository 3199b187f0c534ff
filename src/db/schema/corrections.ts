/** What visitors have said against records of the archive, and what became of it. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { events } from './events.ts'
import { artists, works } from './works.ts'

/** The kinds of records that can be corrected from outside, by the names of their definitions. */
export const correctableKinds = ['event', 'artist', 'work'] as const
export type CorrectableKind = (typeof correctableKinds)[number]

/**
 * What a visitor proposes for one entry of the form: values of the record's fields, or, for what only staff can enter, a
 * `text`.
 */
export type CorrectionItem = {
  name: string
  /** Staff enter it themselves. */
  isByHand: boolean
  /** The values when the visitor wrote. */
  seen: Record<string, unknown>
  proposed: Record<string, unknown>
  /** Null until staff have decided. */
  isAccepted: boolean | null
}

/** The fields of the record that an answer has changed, before and after it. */
export type CorrectedValues = { before: Record<string, unknown>; after: Record<string, unknown> }

export const corrections = pgTable(
  'corrections',
  {
    id: id(),
    kind: text({ enum: correctableKinds }).notNull(),
    /** No reference, because a proposal outlives the record that it is about. */
    recordId: integer().notNull(),
    /** What the record was called, in the visitor's language. */
    title: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    items: jsonb().$type<CorrectionItem[]>().notNull(),
    /** How the visitor knows. */
    evidence: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    name: text(),
    /** Whether the name may be published as the source. */
    mayBeNamed: boolean().notNull().default(false),
    submittedAt: createdAt(),
    /** A hash of sender and content, by which a proposal that is sent twice is recognized. */
    fingerprint: text().notNull(),
    /** The hash of the token in the mail that asks for confirmation. */
    confirmTokenHash: text().notNull().unique(),
    confirmedAt: instant(),
    answeredAt: instant(),
    /** Who of the staff has answered. */
    answeredBy: text(),
    /** What staff write to the visitor. */
    answer: text().notNull().default(''),
    corrected: jsonb().$type<CorrectedValues>(),
    /** When the answer was added to the outbox; until then it can be taken back. */
    mailedAt: instant(),
  },
  (t) => [
    index('corrections_by_record').on(t.kind, t.recordId),
    index('corrections_by_time').on(t.submittedAt),
    index('corrections_by_fingerprint').on(t.fingerprint),
    index('corrections_to_mail')
      .on(t.answeredAt)
      .where(sql`answered_at IS NOT NULL AND mailed_at IS NULL`),
  ],
)

/** Where values of a record come from: what visitors have said and staff have accepted. It is kept as long as the record. */
export const recordSources = pgTable(
  'record_sources',
  {
    id: id(),
    artistId: integer().references(() => artists.id, { onDelete: 'cascade' }),
    workId: integer().references(() => works.id, { onDelete: 'cascade' }),
    eventId: integer().references(() => events.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    /** When it was accepted. */
    at: instant().notNull(),
    /** Who has said it, only with their permission: it is published. */
    name: text(),
    /** What it concerns, in the words of the house's language. */
    about: text().notNull(),
    /** How they know; for staff only. */
    evidence: text(),
  },
  (t) => [
    index('record_sources_by_artist').on(t.artistId),
    index('record_sources_by_work').on(t.workId),
    index('record_sources_by_event').on(t.eventId),
    check('record_sources_of_one_record', sql`num_nonnulls(${t.artistId}, ${t.workId}, ${t.eventId}) = 1`),
  ],
)
