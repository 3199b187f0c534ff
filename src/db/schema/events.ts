/** Events: a performance on a date in a room, its programme and its cast. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
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
import { customerTags, genres, rooms, seasons, series } from './house.ts'
import { media } from './media.ts'
import { artists, works } from './works.ts'

/** Statuses set by editors or the shop; `future` and `past` are derived from the date and not stored. */
export const storedEventStatuses = ['sold_out', 'few_tickets', 'cancelled', 'postponed', 'no_sale'] as const
export type StoredEventStatus = (typeof storedEventStatuses)[number]

/** Facts for visitors with disabilities; a missing one is unknown, not absent. */
export type AccessFacts = {
  wheelchair_places?: number
  induction_loop?: boolean
  relaxed_performance?: boolean
  audio_description?: boolean
  sign_language?: boolean
  step_free?: boolean
}

/** What visitors are told about a change of an announced event. */
export const publicChangeKinds = [
  'cast',
  'programme',
  'room',
  'date',
  'cancelled',
  'postponed',
  'reinstated',
  'other',
] as const
export type PublicChange = {
  kind: (typeof publicChangeKinds)[number]
  /** When it was announced, as an ISO instant. */
  at: string
  note: Localized | null
}

export const events = pgTable(
  'events',
  {
    id: id(),
    /** The ticket shop's id, `{id}-{id2}` (the evisid of the specification). */
    externalId: text().unique(),
    title: localized().notNull(),
    /** For the back office's list, which would otherwise fold the titles of a whole archive for each word. */
    titleFolded: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(coalesce(title ->> 'de', '') || ' ' || coalesce(title ->> 'en', ''))`),
    subtitle: localized(),
    slug: localized().notNull(),
    dateStart: instant().notNull(),
    /**
     * The date of an event of which not even the day is known, as EDTF (i18n/uncertain-dates.ts); `dateStart` is then its
     * first day.
     */
    uncertainDate: text(),
    /** False for archive entries of which only the day is known. */
    isTimeKnown: boolean().notNull().default(true),
    /** The day in the hall's time zone, used by lists, filters and the calendar. A trigger keeps it; programs never write it. */
    dateLocal: date()
      .notNull()
      .default(sql`'-infinity'`),
    dateEnd: instant(),
    durationMinutes: integer(),
    /** The sum of its programme, if all of its minutes are known: the duration unless one is stated. */
    programmeMinutes: integer(),
    intervalMinutes: integer(),
    doorsOpen: instant(),
    status: text({ enum: storedEventStatuses }),
    previousDate: instant(),
    /** In cents, so that sums and comparisons are exact. */
    priceMin: integer(),
    priceMax: integer(),
    currency: text({ enum: currencyCodes }).notNull().default(defaultCurrency),
    priceCategories: jsonb().$type<PriceCategory[]>().notNull().default([]),
    ticketSaleFrom: instant(),
    ticketUrlExternal: text(),
    isOwnProduction: boolean().notNull().default(true),
    /** Who gives a hired event. */
    promoterName: text(),
    promoterUrl: text(),
    promoterContact: text(),
    roomId: integer().references(() => rooms.id),
    seriesId: integer().references(() => series.id),
    seasonId: integer().references(() => seasons.id),
    teaser: localized(),
    description: localizedRichText(),
    access: jsonb().$type<AccessFacts>().notNull().default({}),
    ageFrom: integer(),
    imageId: integer().references(() => media.id),
    /** Seed of the Chladni figure that is shown without a photograph. */
    figureSeed: text(),
    isOnline: boolean().notNull().default(true),
    onlineFrom: instant(),
    onlineTo: instant(),
    /** Counts changes that a calendar client must notice (iCalendar SEQUENCE). */
    sequence: integer().notNull().default(0),
    /** Newest last. */
    publicChanges: jsonb().$type<PublicChange[]>().notNull().default([]),
    /** Events with the same programme on several evenings have the number of the first. */
    runId: integer(),
    /** For staff only. */
    internalNote: text(),
    responsible: text(),
    isTextReady: boolean().notNull().default(false),
    isTranslated: boolean().notNull().default(false),
    isPictureReady: boolean().notNull().default(false),
    /** It is not sure yet that it takes place. */
    isOption: boolean().notNull().default(false),
    /** The source of the record, and the fields that staff have taken over from an importer. */
    source: text().notNull().default('staff'),
    editedFields: text().array().notNull().default([]),
    vanishedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    houseValues: houseValues(),
  },
  (t) => [
    // For order and range of every list; it includes the visibility columns, so that counting is an index-only scan.
    index('events_by_start').on(t.dateStart, t.id, t.vanishedAt, t.isOnline, t.onlineFrom, t.onlineTo),
    index('events_by_day').on(t.dateLocal, t.dateStart),
    index('events_by_series').on(t.seriesId, t.dateStart),
    index('events_by_room').on(t.roomId, t.dateStart),
    index('events_by_season').on(t.seasonId, t.dateStart),
    index('events_by_run').on(t.runId, t.dateStart),
    check('events_prices_in_order', sql`${t.priceMin} >= 0 AND ${t.priceMax} >= ${t.priceMin}`),
    check('events_end_after_start', sql`${t.dateEnd} >= ${t.dateStart}`),
    check('events_option_is_not_public', sql`NOT (${t.isOption} AND ${t.isOnline})`),
  ],
)

export const eventGenres = pgTable(
  'event_genres',
  {
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    genreId: integer()
      .notNull()
      .references(() => genres.id),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.genreId] }),
    index('event_genres_by_genre').on(t.genreId, t.eventId),
  ],
)

/** Further pictures of an event, in order, beside its main one. */
export const eventPictures = pgTable(
  'event_pictures',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    imageId: integer()
      .notNull()
      .references(() => media.id),
  },
  (t) => [
    index('event_pictures_by_event').on(t.eventId, t.position),
    index('event_pictures_by_image').on(t.imageId),
  ],
)

export const eventCustomerTags = pgTable(
  'event_customer_tags',
  {
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => customerTags.id),
    presaleDate: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.tagId] }),
    index('event_customer_tags_by_tag').on(t.tagId, t.eventId),
  ],
)

/** Where a work is heard for the first time. */
export const premieres = ['world', 'country', 'city'] as const

export const performanceKinds = ['work', 'movement', 'interval', 'talk', 'encore'] as const
export type PerformanceKind = (typeof performanceKinds)[number]

/** One item of an event's programme, in order. */
export const performances = pgTable(
  'performances',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text({ enum: performanceKinds }).notNull(),
    workId: integer().references(() => works.id),
    /** A title of its own: the movement or excerpt played, the subject of a talk. */
    title: localized(),
    /** For whom it was arranged, and by whom. */
    arrangement: localized(),
    premiere: text({ enum: premieres }),
    minutes: integer(),
    note: localized(),
  },
  (t) => [
    uniqueIndex('performances_in_order').on(t.eventId, t.position),
    index('performances_by_work').on(t.workId, t.eventId),
    check(
      'performances_have_a_subject',
      sql`${t.workId} IS NOT NULL OR ${t.kind} NOT IN ('work', 'movement')`,
    ),
  ],
)

/** Who performs: in the whole event, or in one item of its programme. */
export const castMembers = pgTable(
  'cast_members',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    performanceId: integer().references(() => performances.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    artistId: integer()
      .notNull()
      .references(() => artists.id),
    role: localized().$type<Localized>(),
    note: localized(),
    /** The name of the artist who is replaced, printed as a change of cast. */
    replaces: text(),
    /** The same as a record, so that the event is found under both names. */
    replacesId: integer().references(() => artists.id),
  },
  (t) => [
    index('cast_members_by_event').on(t.eventId, t.position),
    index('cast_members_by_artist').on(t.artistId, t.eventId),
    index('cast_members_by_replaced').on(t.replacesId, t.eventId),
  ],
)
