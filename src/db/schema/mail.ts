/** The outbox: mails are stored by what causes them, and sent by a worker (domain/mail). */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
    /** Counted when a worker takes the mail, before it tries. */
    attempts: integer().notNull().default(0),
    /** When the mail may be taken (again); while a worker has it, the end of its time for that. */
    nextAttemptAt: instant().notNull().defaultNow(),
    lastError: text(),
    sentAt: instant(),
    /** When nobody tried any more. */
    givenUpAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [index('outgoing_mails_waiting').on(t.sentAt, t.givenUpAt, t.nextAttemptAt)],
)
