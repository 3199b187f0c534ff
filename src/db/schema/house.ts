/**
 * The hall itself: venues and rooms, the categories of the programme (genre, series, season), customer groups,
 * settings.
 */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Localized } from '#i18n/languages.ts'
import {
  createdAt,
  houseValues,
  id,
  instant,
  localized,
  updatedAt,
  type PriceCategory,
  type PriceTemplate,
} from './columns.ts'
import { media } from './media.ts'
import { releases } from './releases.ts'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: updatedAt(),
})

export const venues = pgTable('venues', {
  id: id(),
  name: localized().notNull(),
  address: text().notNull(),
  houseValues: houseValues(),
})

/** A block of seats; blocks of one distance from the stage are side by side, in order from the left. */
export type SeatingBlock = {
  name: Localized
  /** 1 is the nearest to the stage, 0 is behind it. */
  distance: number
  seats: number
  /** Its number in the list of prices of the event. */
  price_category: number | null
  wheelchair_places: number | null
}

export const rooms = pgTable('rooms', {
  id: id(),
  venueId: integer()
    .notNull()
    .references(() => venues.id),
  key: text().notNull().unique(),
  name: localized().notNull(),
  /** The German name in these cases, where it differs. */
  nameDative: text(),
  nameGenitive: text(),
  seats: integer(),
  /** How people get in, hear and see: shown with the facts of its events. */
  access: localized(),
  /** The seating plan. */
  planId: integer().references(() => media.id),
  /** The blocks of seats, of which the seating plan is drawn. */
  seating: jsonb().$type<SeatingBlock[]>().notNull().default([]),
  priceTemplates: jsonb().$type<PriceTemplate[]>().notNull().default([]),
  /** Not read since there are templates; a later version takes it away. */
  priceCategories: jsonb().$type<PriceCategory[]>().notNull().default([]),
  position: integer().notNull().default(0),
  houseValues: houseValues(),
})

export const genres = pgTable('genres', {
  id: id(),
  key: text().notNull().unique(),
  name: localized().notNull(),
  /** Ground colour of the genre's figures: a token name, not a colour value. */
  ground: text({ enum: ['prussian', 'bottle', 'yolk', 'plum', 'vermilion', 'stone'] })
    .notNull()
    .default('stone'),
  position: integer().notNull().default(0),
  houseValues: houseValues(),
})

export const series = pgTable('series', {
  id: id(),
  key: text().notNull().unique(),
  name: localized().notNull(),
  description: localized(),
  priceTemplates: jsonb().$type<PriceTemplate[]>().notNull().default([]),
  /** Not read since there are templates; a later version takes it away. */
  priceCategories: jsonb().$type<PriceCategory[]>().notNull().default([]),
  position: integer().notNull().default(0),
  houseValues: houseValues(),
})

export const seasons = pgTable('seasons', {
  id: id(),
  name: text().notNull().unique(),
  /** The release in which its concerts become public that arrive before. */
  announcedWithId: integer().references(() => releases.id),
  /** When the sale of its concerts begins; null where each has a time of its own. */
  saleFrom: instant(),
  /** How many days before that groups may buy. */
  presales: jsonb().$type<{ tag: number; days_before: number }[]>().notNull().default([]),
  houseValues: houseValues(),
})

export const customerTags = pgTable(
  'customer_tags',
  {
    id: id(),
    key: text().notNull().unique(),
    /** `Mitglieder` or `Abonnent:innen`, the shop's own terms (specification, section 3). */
    category: text({ enum: ['Mitglieder', 'Abonnent:innen'] }).notNull(),
    name: localized().notNull(),
    showInCalendar: boolean().notNull().default(true),
    houseValues: houseValues(),
  },
  (t) => [index('customer_tags_category').on(t.category)],
)

/** The records of the kinds that the house has defined (docs/houses.md), also of those that it no longer has. */
export const houseRecords = pgTable(
  'house_records',
  {
    id: id(),
    kind: text().notNull(),
    houseValues: houseValues(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('house_records_kind').on(t.kind)],
)

/** Changed records whose dependants, such as the search documents of a person's concerts, have yet to be updated. */
export const outdatedDependants = pgTable(
  'outdated_dependants',
  {
    kind: text().notNull(),
    recordId: integer().notNull(),
    since: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.kind, t.recordId] })],
)

/**
 * What the last change of the time zone has made of the times that people typed: the values of a row before and after it, by which
 * it can be taken back exactly.
 */
export const timeZoneMoves = pgTable(
  'time_zone_moves',
  {
    tableName: text().notNull(),
    /** The numbers of the row, such as `12`, or `12:3` where two identify it. */
    key: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tableName, t.key] })],
)
