/** Reminders of visitors for the start of a sale, the tokens in their mails, and rate limits. */
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
