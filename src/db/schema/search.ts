/**
 * The search index: for each public record and language a document with its texts, and an entry, by which it is
 * found. Both are written in the transaction that changes the record. A record whose text is going to change at a
 * scheduled publication has several: each is in effect in its own time span.
 */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tsvector, updatedAt } from './columns.ts'

const language = () => text({ enum: ['de', 'en'] }).notNull()

const key = {
  kind: text({ enum: ['event', 'work', 'person', 'page', 'article', 'subscription'] }).notNull(),
  subjectId: integer().notNull(),
  language: language(),
  /** 0, 1, …: the chronological position among several documents. */
  edition: integer().notNull().default(0),
}

export const searchDocuments = pgTable(
  'search_documents',
  {
    ...key,
    title: text().notNull(),
    /** Shown and suggested together with the title: the composer of a work. */
    byline: text(),
    /** What people type: composers, works, performers; on a second line other spellings, which are not shown. */
    names: text().notNull().default(''),
    body: text().notNull().default(''),
    folded: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(title || ' ' || names || ' ' || body)`),
    /** The start of an event or the publication date of a story. */
    date: instant(),
    /** The version of the program's rules that composed it: older documents are rewritten (`completeSearchIndex`). */
    format: integer().notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId, t.language, t.edition] }),
    index('search_documents_by_date').on(t.kind, t.language, t.date),
  ],
)

/** Narrow rows without texts, so that tens of thousands are counted in milliseconds. */
export const searchEntries = pgTable(
  'search_entries',
  {
    ...key,
    /** For ordering and the year facet, as in the document. */
    date: instant(),
    year: integer(),
    genreIds: integer().array().notNull().default([]),
    /**
     * The values by which events can be filtered (access facts, `children`), and whether a person is `composer` or
     * `performer`.
     */
    tags: text().array().notNull().default([]),
    /** The lowest price of an event, in cents. */
    priceMin: integer(),
    /** The number of concerts of a work or person when it was last counted (`countPopularity`): only for ordering. */
    popularity: integer().notNull().default(0),
    isOnline: boolean().notNull().default(true),
    visibleFrom: instant(),
    visibleTo: instant(),
    /**
     * The start of its time span, which applies to everybody, including staff, who see content that is not visible yet.
     */
    saysFrom: instant(),
    saysTo: instant(),
    /** For determining whether a title is exactly the query. */
    titleFolded: text().notNull(),
    /** Stems: those of title and byline with weight A, of names with B, of the body with C; names of persons whole. */
    vector: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId, t.language, t.edition] }),
    // One index each, so that a common word of events does not slow down a search in the content, and vice versa.
    index('search_entries_german_events')
      .using('gin', t.vector)
      .where(sql`language = 'de' AND kind = 'event'`),
    index('search_entries_german_content')
      .using('gin', t.vector)
      .where(sql`language = 'de' AND kind <> 'event'`),
    index('search_entries_english_events')
      .using('gin', t.vector)
      .where(sql`language = 'en' AND kind = 'event'`),
    index('search_entries_english_content')
      .using('gin', t.vector)
      .where(sql`language = 'en' AND kind <> 'event'`),
    index('search_entries_by_date').on(t.kind, t.language, t.date),
  ],
)

/**
 * All words that occur in search documents, for compounds and misspelled words. Words of removed documents stay: a word
 * is only used together with a count of visible documents.
 */
export const searchWords = pgTable(
  'search_words',
  {
    language: language(),
    /** Folded (see the function `search_text`). */
    word: text().notNull(),
    /** As it is written in a text. */
    spelling: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.language, t.word] }),
    index('search_words_trgm').using('gin', sql`${t.word} gin_trgm_ops`),
  ],
)
