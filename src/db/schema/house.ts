/**
 * The hall itself: venues and rooms, the categories of the programme (genre, series, season), customer groups,
 * settings.
 */
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, localized, updatedAt } from './columns.ts'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: updatedAt(),
})

export const venues = pgTable('venues', {
  id: id(),
  name: localized().notNull(),
  address: text().notNull(),
})

export const rooms = pgTable('rooms', {
  id: id(),
  venueId: integer()
    .notNull()
    .references(() => venues.id),
  key: text().notNull().unique(),
  name: localized().notNull(),
  seats: integer(),
  position: integer().notNull().default(0),
})

export const genres = pgTable('genres', {
  id: id(),
  key: text().notNull().unique(),
  name: localized().notNull(),
  /** Ground colour of the genre's figures: a token name, not a colour value. */
  ground: text().notNull().default('stone'),
  position: integer().notNull().default(0),
})

export const series = pgTable('series', {
  id: id(),
  key: text().notNull().unique(),
  name: localized().notNull(),
  description: localized(),
  position: integer().notNull().default(0),
})

export const seasons = pgTable('seasons', {
  id: id(),
  name: text().notNull().unique(),
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
  },
  (t) => [index('customer_tags_category').on(t.category)],
)
