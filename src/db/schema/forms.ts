/** Forms of the form builder, their submissions, and uploaded files. */
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, localized, updatedAt } from './columns.ts'

export const forms = pgTable('forms', {
  id: id(),
  slug: text().notNull().unique(),
  title: localized().notNull(),
  intro: localized(),
  responseText: localized(),
  redirectUrl: localized(),
  buttonText: localized(),
  publishedFrom: instant(),
  publishedTo: instant(),
  isLoginRequired: boolean().notNull().default(false),
  sender: text(),
  sendTo: text(),
  copiesTo: text().array().notNull().default([]),
  subject: localized(),
  /** Whether the sender receives a mail that confirms the receipt, and its text. */
  confirmsReceipt: boolean().notNull().default(false),
  receiptText: localized(),
  /** Whether an entry counts only after its sender has followed the link in a mail (double opt-in). */
  needsConfirmation: boolean().notNull().default(false),
  /** Entries are deleted after so many days; null keeps them. */
  retentionDays: integer(),
  isOnline: boolean().notNull().default(true),
  /** Incremented with every change for processes of the version before, which compare it; a later one takes it away. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const formFields = pgTable(
  'form_fields',
  {
    id: id(),
    formId: integer()
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    slug: text().notNull(),
    label: localized().notNull(),
    /** The number of one of `formFieldTypes` (contracts/form-field-types.ts). */
    fieldType: integer().notNull(),
    isRequired: boolean().notNull().default(false),
    isVisible: boolean().notNull().default(true),
    choices: localized(),
    defaultValue: localized(),
    placeholderText: localized(),
    helpText: localized(),
    /**
     * The preceding field on which it depends, and its German choices; see `isAskedFor` in contracts/form-answers.ts.
     */
    condition: jsonb().$type<{ field: string; values: string[] }>(),
  },
  (t) => [uniqueIndex('form_fields_slug').on(t.formId, t.slug)],
)

export const formEntries = pgTable(
  'form_entries',
  {
    id: id(),
    formId: integer()
      .notNull()
      .references(() => forms.id),
    language: text({ enum: ['de', 'en'] }).notNull(),
    submittedAt: createdAt(),
    /** A hash of sender and content, by which an entry that is sent twice is recognized. */
    fingerprint: text().notNull(),
    isTest: boolean().notNull().default(false),
    /** The hash of the token in the mail that asks for confirmation; null when none is needed. */
    confirmTokenHash: text().unique(),
    confirmedAt: instant(),
    /** When the last of its mails was sent. */
    mailedAt: instant(),
    readAt: instant(),
    doneAt: instant(),
    note: text().notNull().default(''),
  },
  (t) => [
    index('form_entries_by_form').on(t.formId, t.submittedAt),
    index('form_entries_by_time').on(t.submittedAt),
    index('form_entries_by_fingerprint').on(t.fingerprint),
  ],
)

export const formEntryValues = pgTable(
  'form_entry_values',
  {
    id: id(),
    entryId: integer()
      .notNull()
      .references(() => formEntries.id, { onDelete: 'cascade' }),
    fieldSlug: text().notNull(),
    /** The number of its type, and the German label, at the time of submission: entries outlive changes of their form. */
    fieldType: integer().notNull(),
    label: text().notNull(),
    /** Choices in German, so that entries of both languages can be compared; files by their ids. */
    value: text().array().notNull(),
  },
  (t) => [index('form_entry_values_by_entry').on(t.entryId)],
)

/** An uploaded file. It expires unless an entry claims it. */
export const formFiles = pgTable(
  'form_files',
  {
    /** Random and secret; also the name under which the content is stored. */
    id: text().primaryKey(),
    entryId: integer().references(() => formEntries.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    mimeType: text().notNull(),
    byteSize: integer().notNull(),
    sha256: text().notNull(),
    /** A hash of the network that has sent it, for the limit of its files; null once an entry has claimed it. */
    sender: text(),
    createdAt: createdAt(),
    /** Null once an entry has claimed it. */
    expiresAt: instant(),
  },
  (t) => [index('form_files_by_entry').on(t.entryId), index('form_files_expiring').on(t.expiresAt)],
)
