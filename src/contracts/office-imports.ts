/** The back office's calls for imports: a file or the shop's feed is tried first, and then written by a job. */
import { z } from '@hono/zod-openapi'
import { addedKinds } from './office-choices.ts'
import { planningColumns, statusMeanings } from './planning-columns.ts'
import { fileBody, staffRoute } from './route.ts'
import { chosenInstant, instant, line, recordNumber } from './shared.ts'

const common = { tag: 'back office: Imports' } as const
const imports = 'imports'

/** `table`: a planning file; `records`: this program's own export; `archive`: JSON Lines; `shop`: the ticket shop's feed. */
const importKinds = ['table', 'records', 'archive', 'shop'] as const

const nameChoice = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('create'),
    as: z
      .enum(['person', 'ensemble'])
      .optional()
      .openapi({ description: 'What somebody who performs is; by default what the name says.' }),
  }),
  z.object({ do: z.literal('use'), id: recordNumber }),
  z.object({ do: z.literal('leave') }),
])

/** What staff have said about the spellings of a file, which is kept with the mapping of its columns. */
const spellings = {
  choices: z
    .record(z.string().max(400), nameChoice)
    .refine((choices) => Object.keys(choices).length <= 5000, { error: 'too_many' })
    .default({})
    .openapi({ description: 'What is done with single unknown names, by their keys.' }),
  statuses: z
    .record(z.string().max(120), z.enum(statusMeanings))
    .refine((words) => Object.keys(words).length <= 200, { error: 'too_many' })
    .default({})
    .openapi({
      description:
        'What the words in the column of the status mean, by their folded form: a status that visitors see, or what becomes of the row; by default a draft.',
    }),
  slash_dates: z.enum(['day', 'month']).nullable().default(null).openapi({
    description: 'What comes first in 5/6/2028; rows with such a date are refused until it is said.',
  }),
}
export const importSpellings = z.object(spellings).openapi('ImportSpellings')
export type ImportSpellings = z.infer<typeof importSpellings>

export const importOptions = z
  .object({
    ...spellings,
    sheet: z.number().int().min(0).max(50).default(0),
    columns: z
      .array(z.enum(planningColumns))
      .max(200)
      .default([])
      .openapi({ description: 'What each column of the table says.' }),
    adds: z
      .array(z.enum(addedKinds))
      .max(addedKinds.length)
      .default([])
      .openapi({ description: 'Unknown names of these kinds are added.' }),
    is_public: z.boolean().default(false).openapi({ description: 'Whether new events are public at once.' }),
    mapping: line(80)
      .nullable()
      .default(null)
      .openapi({ description: 'The name under which the columns are kept.' }),
    replaces_mapping: z
      .boolean()
      .default(false)
      .openapi({ description: 'Whether they replace others that are kept under that name.' }),
  })
  .openapi('ImportOptions')
export type ImportOptions = z.infer<typeof importOptions>

const importProblem = z
  .object({ line: z.number().int(), column: z.string(), reason: z.string(), value: z.string() })
  .openapi('ImportProblem')

const importReport = z
  .object({
    kind: z.string().openapi({ description: 'The kind of the records.' }),
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    vanished: z.number().int(),
    rejected: z.number().int(),
    waiting: z.number().int().openapi({ description: 'Rows whose day is not known yet.' }),
    waiting_rows: z
      .array(
        z.object({
          line: z.number().int(),
          title: z.string(),
          reason: z
            .enum(['open', 'no_year', 'skipped_hour'])
            .optional()
            .openapi({ description: 'Why the row has no start.' }),
        }),
      )
      .openapi({ description: 'The first 200 of these that nobody has finished or left.' }),
    skipped: z
      .number()
      .int()
      .openapi({ description: 'Rows that are left out because of the word in the column of their status.' }),
    kept: z
      .number()
      .int()
      .openapi({ description: 'Fields that are left because staff or the shop own them.' }),
    entries: z
      .array(
        z.object({
          line: z.number().int(),
          id: z.number().int().nullable(),
          title: z.string(),
          before: z.record(z.string(), z.unknown()),
          after: z.record(z.string(), z.unknown()),
          kept: z.array(z.string()),
        }),
      )
      .openapi({ description: 'What is added and changed, the first 200 of each.' }),
    titles: z.record(z.string(), z.string()),
    names: z
      .array(
        z.object({
          key: z.string(),
          kind: z.string(),
          name: z.string(),
          count: z.number().int(),
          choice: z.enum(['create', 'use', 'leave']),
          guess: z
            .enum(['person', 'ensemble'])
            .nullable()
            .optional()
            .openapi({ description: 'What a name of the kind `artist` says: null if that is not sure.' }),
          likely: z.array(z.object({ id: z.number().int(), title: z.string() })),
        }),
      )
      .openapi({ description: 'The names that are unknown here, the first 1,000.' }),
    statuses: z
      .array(
        z.object({
          word: z.string(),
          text: z.string(),
          count: z.number().int(),
          means: z.enum(statusMeanings),
        }),
      )
      .openapi({ description: 'The words in the column of the status, the most frequent first.' }),
    missing: z.number().int().openapi({
      description: 'Coming events that the planning system no longer has; they stay as they are.',
    }),
    missing_records: z
      .array(z.object({ id: z.number().int(), title: z.string() }))
      .openapi({ description: 'The first 200 of these.' }),
    problems: z.array(importProblem).openapi({ description: 'The first 200.' }),
    problem_count: z.number().int(),
    notes: z
      .array(importProblem)
      .openapi({ description: 'What was read, but may be meant otherwise; the first 200.' }),
    note_count: z.number().int(),
    empty: z
      .array(
        z.object({
          field: z.string(),
          count: z.number().int(),
          rows: z.array(
            z.object({ line: z.number().int(), id: z.number().int().nullable(), title: z.string() }),
          ),
        }),
      )
      .openapi({ description: 'The fields that the new events have empty, with the first 200 of these.' }),
    undone: z.number().int().openapi({ description: 'Records that are as before, once it is taken back.' }),
    left: z.number().int().openapi({ description: 'Records that stay as the import has left them.' }),
    left_records: z
      .array(
        z.object({
          kind: z.string(),
          id: z.number().int(),
          title: z.string(),
          reason: z.enum(['changed', 'used', 'gone', 'refused']),
        }),
      )
      .openapi({ description: 'The first 200 of these, and why.' }),
  })
  .openapi('ImportReport')
export type ImportReport = z.infer<typeof importReport>

const importTable = z
  .object({
    sheets: z.array(z.string()),
    headings: z.array(z.string()),
    samples: z.array(z.array(z.string())).openapi({ description: 'The first rows.' }),
    proposed: z.array(z.enum(planningColumns)),
    has_slash_dates: z
      .boolean()
      .openapi({ description: 'Whether there are dates such as 5/6/2028, which can be read in two ways.' }),
    mappings: z
      .array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          columns: z.array(z.enum(planningColumns)),
          spellings: importSpellings,
        }),
      )
      .openapi({ description: 'Kept columns of files with the same headings.' }),
  })
  .openapi('ImportTable')
export type ImportTable = z.infer<typeof importTable>

const listedImport = z
  .object({
    id: z.number().int(),
    kind: z.enum(importKinds),
    source: z.string(),
    state: z.enum([
      'reading',
      'new',
      'checking',
      'checked',
      'importing',
      'done',
      'failed',
      'undoing',
      'undone',
    ]),
    by: z.string().nullable().openapi({ description: 'Null for schedules and commands.' }),
    started_at: instant,
    finished_at: instant.nullable(),
    position: z.number().int(),
    total: z.number().int().nullable(),
    added: z.number().int(),
    changed: z.number().int(),
    rejected: z.number().int(),
  })
  .openapi('ListedImport')
export type ListedImport = z.infer<typeof listedImport>

export const oneImport = listedImport
  .extend({
    options: importOptions,
    table: importTable.nullable(),
    report: importReport.nullable(),
    can_undo: z.boolean(),
  })
  .openapi('Import')
export type OneImport = z.infer<typeof oneImport>

const found = [oneImport, 'The import'] as const
const conflict = 'It is running'

export const listImportsCall = staffRoute({
  ...common,
  get: imports,
  summary: 'The last 50 imports, the newest first',
  answer: [z.array(listedImport), 'The imports'],
})

export const beginImportCall = staffRoute({
  ...common,
  post: imports,
  right: 'manage_records',
  summary: 'Takes a file of at most 20 MB, and says what it is; nothing is written yet',
  query: z.object({ name: line(200).min(1, { error: 'required' }) }),
  body: fileBody,
  created: found,
})

export const importFeedCall = staffRoute({
  ...common,
  post: 'feed-imports',
  right: 'manage_records',
  summary: 'Reads the ticket shop’s feed now',
  json: z.object({}),
  created: found,
})

export const readImportCall = staffRoute({
  ...common,
  get: `${imports}/{id}`,
  summary: 'An import with its progress and report',
  answer: found,
})

export const readSheetCall = staffRoute({
  ...common,
  get: `${imports}/{id}/sheets/{sheet}`,
  summary: 'The columns of another sheet of the workbook',
  params: {
    sheet: z
      .string()
      .regex(/^\d{1,2}$/, { error: 'number' })
      .transform(Number)
      .openapi({ type: 'integer' }),
  },
  answer: [importTable, 'The columns'],
})

export const checkImportCall = staffRoute({
  ...common,
  post: `${imports}/{id}/trial`,
  right: 'manage_records',
  summary: 'Says what would be written; a job does it',
  json: importOptions,
  answer: found,
  conflict,
})

export const startImportCall = staffRoute({
  ...common,
  post: `${imports}/{id}/start`,
  right: 'manage_records',
  summary: 'Writes what the trial has said; a job does it',
  json: importOptions,
  answer: found,
  conflict,
})

export const undoImportedCall = staffRoute({
  ...common,
  post: `${imports}/{id}/undo`,
  right: 'manage_records',
  summary: 'Takes an import back, except what somebody has changed since; a job does it',
  json: z.object({}),
  answer: found,
  conflict,
})

export const finishRowCall = staffRoute({
  ...common,
  post: `${imports}/{id}/rows`,
  right: 'manage_records',
  summary: 'Finishes a row whose day was not known yet, or leaves it for good',
  json: z.object({
    line: z.number().int().min(1),
    date_start: chosenInstant.nullable().openapi({ description: 'Null: the row is left.' }),
  }),
  answer: found,
  conflict: 'The import has not ended, or the row does not wait',
})

export const rejectedLinesCall = staffRoute({
  ...common,
  get: `${imports}/{id}/rejected`,
  summary: 'The rejected lines as CSV',
  responses: {
    200: {
      description: 'The lines',
      content: { 'text/csv': { schema: z.string() } },
    },
  },
})

export const forgetMappingCall = staffRoute({
  ...common,
  delete: 'import-mappings/{id}',
  right: 'manage_records',
  summary: 'Forgets kept columns',
  done: 'Forgotten',
})
