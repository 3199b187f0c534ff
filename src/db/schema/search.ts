/**
 * One search document per public record and language, written in the transaction that changes the record; several when
 * its text is going to change at a scheduled publication: each is in effect in its own time span.
 */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tsvector, updatedAt } from './columns.ts'

export const searchKinds = ['event', 'page', 'article', 'subscription'] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text({ enum: searchKinds }).notNull(),
    subjectId: integer().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    /** 0, 1, …: the chronological position among several documents. */
    edition: integer().notNull().default(0),
    title: text().notNull(),
    /** Composers, works, performers: what people type. */
    names: text().notNull().default(''),
    body: text().notNull().default(''),
    folded: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(title || ' ' || names || ' ' || body)`),
    vector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector(search_configuration(language), title), 'A') || setweight(to_tsvector(search_configuration(language), names), 'B') || setweight(to_tsvector(search_configuration(language), body), 'C')`,
      ),
    /** The start of an event or the publication date of a story: for ordering and the year facet. */
    date: instant(),
    year: integer(),
    genreIds: integer().array().notNull().default([]),
    isOnline: boolean().notNull().default(true),
    visibleFrom: instant(),
    visibleTo: instant(),
    /**
     * The start of its time span, which applies to everybody, including staff, who see content that is not visible yet.
     */
    saysFrom: instant(),
    saysTo: instant(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId, t.language, t.edition] }),
    index('search_documents_vector').using('gin', t.vector),
    index('search_documents_trgm').using('gin', sql`${t.folded} gin_trgm_ops`),
    index('search_documents_by_date').on(t.kind, t.language, t.date),
  ],
)
