import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { currencyCodes, defaultCurrency } from '#i18n/currencies.ts'
import type { Localized } from '#i18n/languages.ts'
import {
  createdAt,
  houseValues,
  id,
  instant,
  localized,
  localizedRichText,
  updatedAt,
  type PriceCategory,
} from './columns.ts'
import { events } from './events.ts'
import { seasons } from './house.ts'
import { media } from './media.ts'

/**
 * A group of events of which a buyer chooses at least and at most so many; those of a series, hall, genre,
 * price or list.
 */
export type ChoiceGroup = {
  name: Localized
  series: number | null
  room: number | null
  genre: number | null
  /** What the dearest seat costs, in cents. */
  dearest_from: number | null
  dearest_to: number | null
  events: number[]
  at_least: number | null
  at_most: number | null
}

export const subscriptionGroups = pgTable('subscription_groups', {
  id: id(),
  key: text().notNull().unique(),
  name: localized().notNull(),
  position: integer().notNull().default(0),
  houseValues: houseValues(),
})

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => subscriptionGroups.id),
    seasonId: integer().references(() => seasons.id),
    /** One alphanumeric word: the short address printed in brochures (`/abc`). Lower case. */
    shortCode: text().unique(),
    slug: localized().notNull(),
    title: localized().notNull(),
    subtitle: localized(),
    teaser: localized(),
    description: localizedRichText(),
    /** In cents. */
    priceFrom: integer(),
    currency: text({ enum: currencyCodes }).notNull().default(defaultCurrency),
    onSaleFrom: instant(),
    /** Until when last season's subscribers keep their seats, and what happens then. */
    renewalUntil: instant(),
    renewalNote: localized(),
    /** From when members can buy, before everybody else. */
    membersFrom: instant(),
    ticketUrlExternal: text(),
    imageId: integer().references(() => media.id),
    figureSeed: text(),
    /** How many of its events a buyer may choose; null when all of them belong to it. */
    choose: integer(),
    choiceGroups: jsonb().$type<ChoiceGroup[]>().notNull().default([]),
    /** Whether only one event of an evening may be chosen. */
    isOnePerEvening: boolean().notNull().default(false),
    priceCategories: jsonb().$type<PriceCategory[]>().notNull().default([]),
    position: integer().notNull().default(0),
    isOnline: boolean().notNull().default(true),
    onlineFrom: instant(),
    onlineTo: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    houseValues: houseValues(),
  },
  (t) => [index('subscriptions_by_group').on(t.groupId, t.position)],
)

export const subscriptionEvents = pgTable(
  'subscription_events',
  {
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subscriptionId, t.eventId] }),
    index('subscription_events_by_event').on(t.eventId),
  ],
)
