/** The outbox: mails are stored in the transaction that causes them, and sent by a job (domain/mail). */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, localized } from './columns.ts'
import { formEntries } from './forms.ts'

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
    /** Additional headers by name, such as `List-Unsubscribe`. */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Uploaded files of a form's entry that are attached. */
    attachments: jsonb().$type<{ fileId: string; name: string; type: string }[]>().notNull().default([]),
    /** The entry of a form that the mail is about; its deletion deletes the mail. */
    entryId: integer().references(() => formEntries.id, { onDelete: 'cascade' }),
    /** Why the last attempt failed. */
    lastError: text(),
    sentAt: instant(),
    /** When sending was given up. */
    givenUpAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('outgoing_mails_waiting')
      .on(t.id)
      .where(sql`sent_at IS NULL AND given_up_at IS NULL`),
    index('outgoing_mails_by_entry').on(t.entryId),
  ],
)

/** The mails to visitors and staff whose texts a house may write itself. */
export const wordedMails = [
  'reminder_confirm',
  'reminder_known',
  'reminder_on_sale',
  'reminder_sold_out',
  'reminder_cancelled',
  'reminder_free',
  'reminder_moved',
  'reminder_postponed',
  'reminder_hall',
  'reminder_cast',
  'reminder_programme',
  'reminder_reinstated',
  'waiting_confirm',
  'waiting_known',
  'waiting_returned',
  'entry_confirm',
  'entry_receipt',
  'correction_confirm',
  'correction_accepted',
  'correction_declined',
  'account_invitation',
  'account_reset',
  'release_before',
  'release_published',
  'release_failed',
] as const
export type WordedMail = (typeof wordedMails)[number]

/** The house's own texts of mails; a mail without one has the program's text. */
export const mailTexts = pgTable('mail_texts', {
  id: id(),
  mail: text({ enum: wordedMails }).notNull().unique(),
  subject: localized().notNull(),
  body: localized().notNull(),
})
