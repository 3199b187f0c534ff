/** What visitors want to be told by mail of an event, the tokens in their mails, and rate limits. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { events, publicChangeKinds } from './events.ts'

/** What visitors can ask to be told, once: that the sale has started, or that tickets of a sold-out event are back. */
export const reminderKinds = ['sale', 'returned_tickets'] as const
export type ReminderKind = (typeof reminderKinds)[number]

export const presaleReminders = pgTable(
  'presale_reminders',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The entries of the second kind are the event's waiting list. */
    kind: text({ enum: reminderKinds }).notNull().default('sale'),
    /** In lower case. */
    email: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    createdAt: createdAt(),
    /** When it was last requested; an unconfirmed reminder expires from this time on. */
    requestedAt: instant().notNull().defaultNow(),
    confirmedAt: instant(),
    /** When its mail was added to the outbox. */
    sentAt: instant(),
  },
  (t) => [
    uniqueIndex('presale_reminders_once').on(t.eventId, t.email),
    index('presale_reminders_waiting')
      .on(t.eventId)
      .where(sql`confirmed_at IS NOT NULL AND sent_at IS NULL`),
  ],
)

/** Each mail about a reminder has its own token; it is valid as long as the reminder exists. */
export const presaleReminderTokens = pgTable(
  'presale_reminder_tokens',
  {
    /** Hash of the token in the mail, so that a leaked database cannot be used to confirm or remove reminders. */
    tokenHash: text().primaryKey(),
    reminderId: integer()
      .notNull()
      .references(() => presaleReminders.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('presale_reminder_tokens_by_reminder').on(t.reminderId)],
)

/** The sold-out events that somebody has waited for, and how many of their returned places people were told of. */
export const waitingLists = pgTable('waiting_lists', {
  eventId: integer()
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  /** How many places the shop has left by its feed; null if that doesn't say. */
  placesLeft: integer(),
  /** The places that people have been told of; 0 while the event is sold out, null if their number is unknown. */
  toldPlaces: integer().default(0),
})

/**
 * That the people with a reminder are told about a change of an event. It is named by the event, the kind and the instant
 * of the entry in the event's `public_changes`, which holds the note.
 */
export const changeNotices = pgTable(
  'change_notices',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    kind: text({ enum: publicChangeKinds }).notNull(),
    announcedAt: instant().notNull(),
    /** When the mails are written, some minutes after the announcement, so that staff can take it back. */
    sendAt: instant().notNull(),
    /** The last reminder that has been told, in the order of their numbers; after a kill the next one follows. */
    lastReminderId: integer().notNull().default(0),
    /** The number of mails. */
    told: integer().notNull().default(0),
    sentAt: instant(),
    /** When staff stopped it, or when the event was no longer public. */
    stoppedAt: instant(),
    /** When the change itself was taken back. */
    takenBackAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('change_notices_once').on(t.eventId, t.kind, t.announcedAt),
    index('change_notices_waiting')
      .on(t.sendAt)
      .where(sql`sent_at IS NULL AND stopped_at IS NULL AND taken_back_at IS NULL`),
  ],
)

/** Rate limits: how often each visitor has done something since a given time. */
export const requestCounts = pgTable(
  'request_counts',
  {
    /** The action and a hash of the visitor: neither network nor mail addresses are stored. */
    key: text().primaryKey(),
    count: integer().notNull(),
    startedAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (t) => [index('request_counts_ending').on(t.endsAt)],
)
