/** Composers, performers and works: records of their own, so that the archive can count performances of each. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Localized } from '#i18n/languages.ts'
import { createdAt, id, localized, localizedRichText, updatedAt } from './columns.ts'

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
    bornYear: integer(),
    diedYear: integer(),
    areDatesUncertain: boolean().notNull().default(false),
    biography: localizedRichText(),
    imageId: integer(),
    /** The record's name in the source it was imported from. */
    externalId: text().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('artists_sort').on(t.sortFolded),
    index('artists_name_trgm').using('gin', sql`${t.nameFolded} gin_trgm_ops`),
  ],
)

export const works = pgTable(
  'works',
  {
    id: id(),
    composerId: integer().references(() => artists.id),
    title: localized().notNull(),
    titleFolded: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text((title ->> 'de') || ' ' || (title ->> 'en'))`),
    catalogueNumber: text(),
    catalogueNumberFolded: text().generatedAlwaysAs(sql`fold_text(catalogue_number)`),
    yearComposed: integer(),
    minutes: integer(),
    keySignature: localized(),
    movements: jsonb().$type<Localized[]>().notNull().default([]),
    externalId: text().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('works_composer').on(t.composerId),
    index('works_by_german_title').on(sql`fold_text(${t.title} ->> 'de')`, t.id),
    index('works_by_english_title').on(sql`fold_text(${t.title} ->> 'en')`, t.id),
    index('works_title_trgm').using('gin', sql`${t.titleFolded} gin_trgm_ops`),
  ],
)
