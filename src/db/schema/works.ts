/** Composers, performers and works: records of their own, so that the archive can count performances of each. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Localized } from '#i18n/languages.ts'
import { partLanguages } from '#i18n/part-languages.ts'
import { createdAt, houseValues, id, instant, localized, localizedRichText, updatedAt } from './columns.ts'
import { media } from './media.ts'

/** A person or an ensemble; composers are persons too, so a conductor who composes is one record. */
export const artists = pgTable(
  'artists',
  {
    id: id(),
    kind: text({ enum: ['person', 'ensemble'] }).notNull(),
    /** As a German programme prints it; the English form only where it differs (Schostakowitsch, Shostakovich). */
    name: text().notNull(),
    nameEnglish: text(),
    sortName: text().notNull(),
    /** Other spellings and former names, found by search and by imports. */
    otherNames: jsonb().$type<string[]>().notNull().default([]),
    /**
     * Folded (see the function `fold_text`), because ICU, and with it the collation of names, differs between builds of
     * PostgreSQL.
     */
    nameFolded: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(name || coalesce(' ' || name_english, ''))`),
    sortFolded: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(sort_name)`),
    otherNamesFolded: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(other_names::text)`),
    /** Dates that need not be known to the day, as EDTF (i18n/uncertain-dates.ts). */
    born: text(),
    died: text(),
    /** The years of these dates, by which they are sorted and printed in programmes. */
    bornYear: integer(),
    diedYear: integer(),
    /** Whether one of the dates is about, probable, a decade or an interval. */
    areDatesUncertain: boolean().notNull().default(false),
    biography: localizedRichText(),
    portraitId: integer().references(() => media.id),
    /** Read by no program; a later version drops it. */
    imageId: integer(),
    /** The record's name in the source it was imported from. */
    externalId: text().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    houseValues: houseValues(),
  },
  (t) => [
    index('artists_sort').on(t.sortFolded),
    index('artists_name_trgm').using('gin', sql`${t.nameFolded} gin_trgm_ops`),
    index('artists_other_names_trgm').using('gin', sql`${t.otherNamesFolded} gin_trgm_ops`),
  ],
)

export const works = pgTable(
  'works',
  {
    id: id(),
    composerId: integer().references(() => artists.id),
    title: localized().notNull(),
    /** The language of a title that is not translated, the same in both languages; a BCP 47 code of `partLanguages`. */
    titleLanguage: text({ enum: partLanguages }),
    titleFolded: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text((title ->> 'de') || ' ' || (title ->> 'en'))`),
    /** Other titles, such as nicknames, found by search and by imports. */
    otherTitles: jsonb().$type<string[]>().notNull().default([]),
    otherTitlesFolded: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(other_titles::text)`),
    catalogueNumber: text(),
    catalogueNumberFolded: text().generatedAlwaysAs(sql`fold_text(catalogue_number)`),
    /** When it was composed, as EDTF, and the year by which it is sorted. */
    composed: text(),
    yearComposed: integer(),
    minutes: integer(),
    keySignature: localized(),
    /** In the usual short form of scores: `2.2.2.2 – 4.2.3.1 – timp – str`. */
    instrumentation: localized(),
    movements: jsonb().$type<Localized[]>().notNull().default([]),
    externalId: text().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    houseValues: houseValues(),
  },
  (t) => [
    index('works_composer').on(t.composerId),
    index('works_by_german_title').on(sql`fold_text(${t.title} ->> 'de')`, t.id),
    index('works_by_english_title').on(sql`fold_text(${t.title} ->> 'en')`, t.id),
    index('works_title_trgm').using('gin', sql`${t.titleFolded} gin_trgm_ops`),
    index('works_other_titles_trgm').using('gin', sql`${t.otherTitlesFolded} gin_trgm_ops`),
  ],
)

/** Records that have become part of another: their addresses, and their names in imports, lead there. */
export const mergedRecords = pgTable(
  'merged_records',
  {
    kind: text().notNull(),
    recordId: integer().notNull(),
    intoId: integer().notNull(),
    title: text().notNull(),
    externalId: text(),
    mergedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.recordId] }), index('merged_records_into').on(t.kind, t.intoId)],
)

/** Pairs of records that staff have called different, although they look alike; `oneId` is the smaller number. */
export const differentRecords = pgTable(
  'different_records',
  { kind: text().notNull(), oneId: integer().notNull(), otherId: integer().notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.oneId, t.otherId] })],
)
