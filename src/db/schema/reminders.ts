/** Visitors who want a mail when a sale starts, the links in their mails, and how often strangers may ask. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { events } from './events.ts'

export const presaleReminders = pgTable(
  'presale_reminders',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    createdAt: createdAt(),
    /** When it was last asked for: an unconfirmed one expires from here on. */
    requestedAt: instant().notNull().defaultNow(),
    confirmedAt: instant(),
    /** When the one mail that it is for went to the outbox. */
    sentAt: instant(),
  },
  (t) => [
    uniqueIndex('presale_reminders_once').on(t.eventId, t.email),
    index('presale_reminders_waiting')
      .on(t.eventId)
      .where(sql`confirmed_at IS NOT NULL AND sent_at IS NULL`),
  ],
)

/** Each mail about a reminder has a link of its own; a token is good as long as its reminder. */
export const presaleReminderTokens = pgTable(
  'presale_reminder_tokens',
  {
    /** Hash of the token in the mail: a stolen copy of the database confirms and removes nothing. */
    tokenHash: text().primaryKey(),
    reminderId: integer()
      .notNull()
      .references(() => presaleReminders.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('presale_reminder_tokens_by_reminder').on(t.reminderId)],
)

/** What strangers may do only so often: how often each has done it since a time. */
export const requestCounts = pgTable(
  'request_counts',
  {
    /** What was asked for and a hash of who asked: neither addresses nor mail addresses are kept. */
    key: text().primaryKey(),
    count: integer().notNull(),
    startedAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (t) => [index('request_counts_ending').on(t.endsAt)],
)
