/** The outbox: mails are stored by what causes them, and sent by a job (domain/mail). */
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    sender: text().notNull(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text(),
    /** Further headers by their names, as `List-Unsubscribe`. */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Why the last attempt failed. */
    lastError: text(),
    sentAt: instant(),
    /** When nobody tried any more. */
    givenUpAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('outgoing_mails_waiting')
      .on(t.id)
      .where(sql`sent_at IS NULL AND given_up_at IS NULL`),
  ],
)
