/** The back office's calls for entries of forms. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import {
  day,
  instant,
  listOf,
  localizedText,
  pageNumber,
  pageSize,
  recordId,
  recordNumber,
  typedText,
} from './shared.ts'

/** `open`: not done; `unconfirmed`: waits for the link in a mail. Those and tests are in no other state but `all`. */
export const entryStates = ['all', 'unread', 'open', 'done', 'test', 'unconfirmed'] as const
export type EntryState = (typeof entryStates)[number]

export const listedEntry = z
  .object({
    id: z.number().int(),
    form: z.object({ id: z.number().int(), title: localizedText }),
    submitted_at: instant,
    language: z.enum(['de', 'en']),
    is_test: z.boolean(),
    is_read: z.boolean(),
    is_done: z.boolean(),
    is_confirmed: z.boolean().nullable().openapi({ description: 'Null if no confirmation is needed.' }),
    note: z.string(),
    mailed_at: instant.nullable(),
    email: z.string().openapi({ description: 'The first e-mail address that was given, or empty.' }),
    summary: z.string().openapi({ description: 'The first texts, at most 120 characters.' }),
  })
  .openapi('ListedFormEntry')
export type ListedEntry = z.infer<typeof listedEntry>

const entryFile = z
  .object({ id: z.string(), name: z.string(), type: z.string(), size: z.number().int() })
  .openapi('FormEntryFile')
export type EntryFile = z.infer<typeof entryFile>

const entryValue = z
  .object({
    slug: z.string(),
    label: z.string(),
    field_type: z.number().int(),
    value: z.array(z.string()).openapi({ description: 'Choices in German; the names of files.' }),
    files: z.array(entryFile),
  })
  .openapi('FormEntryValue')
export type EntryValue = z.infer<typeof entryValue>

export const entryMail = z
  .object({
    recipient: z.string(),
    subject: z.string(),
    created_at: instant,
    sent_at: instant.nullable(),
    given_up_at: instant.nullable(),
    last_error: z.string().nullable(),
  })
  .openapi('FormEntryMail')
export type EntryMail = z.infer<typeof entryMail>

export const entryWithValues = listedEntry
  .extend({ values: z.array(entryValue) })
  .openapi('FormEntryWithValues')
export type EntryWithValues = z.infer<typeof entryWithValues>

const formEntry = entryWithValues
  .extend({
    mails: z.array(entryMail),
    previous: z.number().int().nullable().openapi({ description: 'The entry of the form before this one.' }),
    next: z.number().int().nullable(),
  })
  .openapi('FormEntry')
export type FormEntry = z.infer<typeof formEntry>

const entryFilter = z.object({
  state: z.enum(entryStates).default('all'),
  query: typedText.default('').openapi({ description: 'Words in values or notes.' }),
  submitted_at_from: day.optional().openapi({ description: 'The first day, in the hall.' }),
  submitted_at_to: day.optional(),
})
export type EntryFilter = z.infer<typeof entryFilter>

const entriesQuery = entryFilter.extend({
  form: recordId.optional(),
  ordering: z.enum(['submitted_at', '-submitted_at']).default('-submitted_at'),
  page: pageNumber.optional(),
  page_size: pageSize.optional(),
})
export type EntriesQuery = z.infer<typeof entriesQuery>

const entryChange = z
  .object({
    is_read: z.boolean().optional(),
    is_done: z.boolean().optional(),
    note: z.string().trim().max(5000).optional(),
  })
  .openapi('FormEntryChange')
export type EntryChange = z.infer<typeof entryChange>

const binary = z.string().openapi({ type: 'string', format: 'binary' })

export const listEntriesCall = staffRoute({
  get: 'form-entries',
  summary: 'Entries of one form or of all',
  query: entriesQuery,
  answer: [listOf('ListedFormEntries', listedEntry), 'The entries'],
})

export const readEntryCall = staffRoute({
  get: 'form-entries/{id}',
  summary: 'One entry with all values, files and mails',
  answer: [formEntry, 'The entry'],
})

export const changeEntryCall = staffRoute({
  patch: 'form-entries/{id}',
  right: 'manage_records',
  summary: 'Marks an entry as read or done, or changes the note',
  json: entryChange,
  answer: [formEntry, 'The entry'],
})

export const deleteEntryCall = staffRoute({
  delete: 'form-entries/{id}',
  right: 'manage_records',
  summary: 'Deletes an entry with its files and mails',
  done: 'Deleted',
})

export const deleteEntriesCall = staffRoute({
  post: 'form-entries/delete',
  right: 'manage_records',
  summary: 'Deletes several entries with their files and mails',
  description: 'Ids that do not exist any more are ignored.',
  json: z.object({ ids: z.array(recordNumber).min(1).max(500) }),
  answer: [z.object({ entries: z.number().int() }), 'How many were deleted'],
})

export const exportEntriesCall = staffRoute({
  get: 'forms/{id}/export',
  summary: 'All entries of a form as a table',
  description:
    'A column for time, language and state each, then one for each field, also for fields that were removed from the form.',
  query: entryFilter.extend({ format: z.enum(['csv', 'xlsx']).default('csv') }),
  responses: {
    200: {
      description: 'The table as a download',
      content: {
        'text/csv': { schema: binary },
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: binary },
      },
    },
  },
})

export const downloadFileCall = staffRoute({
  get: 'form-files/{id}',
  summary: 'A file that came with an entry',
  params: {
    id: z.string().max(100),
  },
  responses: {
    200: {
      description: 'The file as a download',
      content: { '*/*': { schema: binary } },
    },
  },
})
