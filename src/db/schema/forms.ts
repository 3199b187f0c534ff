/** Forms of the form builder, their submissions, and uploaded files. */
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
  retentionDays: integer(),
  isOnline: boolean().notNull().default(true),
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
    mailedAt: instant(),
    readAt: instant(),
    deleteAfter: instant(),
  },
  (t) => [index('form_entries_by_form').on(t.formId, t.submittedAt)],
)

export const formEntryValues = pgTable(
  'form_entry_values',
  {
    id: id(),
    entryId: integer()
      .notNull()
      .references(() => formEntries.id, { onDelete: 'cascade' }),
    fieldSlug: text().notNull(),
    /** The label at the time of submission, so that an entry stays readable after the form was changed. */
    label: text().notNull(),
    value: text().array().notNull(),
  },
  (t) => [index('form_entry_values_by_entry').on(t.entryId)],
)

/** A file uploaded before its form is sent; without an entry it expires. */
export const temporaryFiles = pgTable(
  'temporary_files',
  {
    id: text().primaryKey(),
    entryId: integer().references(() => formEntries.id, { onDelete: 'cascade' }),
    fieldSlug: text(),
    fileName: text().notNull(),
    mimeType: text().notNull(),
    byteSize: bigint({ mode: 'number' }).notNull(),
    storageKey: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('temporary_files_expiring').on(t.expiresAt)],
)
