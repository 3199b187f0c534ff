/** The calls of the back office for a kind of record, derived from its definition. */
import { z } from '@hono/zod-openapi'
import { later, waitingChange } from '#contracts/office-releases.ts'
import {
  day,
  errorBody,
  idList,
  instant,
  listOf,
  localizedText,
  pageNumber,
  pageSize,
  recordNumber,
  typedText,
  windowName,
} from '#contracts/shared.ts'
import { staffRoute } from '#contracts/route.ts'
import { askedTogether, maxTogether, answersTogether } from '#contracts/together.ts'
import {
  changeRightOf,
  exportFormatsOf,
  isForTokens,
  maxExported,
  type RecordDefinition,
} from './definition.ts'
import { isOfHouse, type Field } from './field.ts'
import { kindOf } from './field-kinds/index.ts'
import { columnFields, inputShape, outputShape, partialShape } from './schemas.ts'

const titles = z
  .record(z.string(), z.string())
  .openapi({ description: 'The titles of the records that are referred to, such as `artist:7`.' })
const known = z
  .record(z.string(), z.array(z.string()))
  .openapi({ description: 'The lines by which the list can be filtered, such as tags.' })
const use = z
  .object({
    kind: z.string(),
    count: z.number().int(),
    path: z.string().optional().openapi({ description: 'Where they are listed.' }),
    first: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        detail: z.string().optional().openapi({ description: 'Distinguishes those of the same title.' }),
        path: z.string().nullable().optional().openapi({ description: 'Its public page.' }),
        isDraft: z.boolean().optional().openapi({ description: 'Whether only its draft refers to it.' }),
      }),
    ),
  })
  .openapi('RecordUse')
const historyEntry = z
  .object({
    id: z.number().int(),
    at: instant,
    by: z.string(),
    action: z.string(),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
    together: z
      .object({
        command: z.uuid(),
        action: z.string(),
        records: z.number().int().openapi({ description: 'How many, this one included.' }),
        is_undone: z.boolean(),
      })
      .nullable()
      .openapi({ description: 'What was changed together with other records, and can be undone with them.' }),
  })
  .openapi('RecordHistoryEntry')

const presence = z
  .object({
    others: z.array(z.string()).openapi({ description: 'The names of the others.' }),
    version: z
      .string()
      .nullable()
      .openapi({ description: 'That of the record; null if there is none any more, or the window leaves.' }),
    changed_by: z.string().nullable().openapi({ description: 'Who has changed it last.' }),
  })
  .openapi('RecordPresence')

/** The calls for one kind of record; those of a single record have no list, and always its only number. */
export function contractOf(definition: RecordDefinition) {
  const { kind, fields, list, names } = definition
  const name = `Office${kind.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`
  const { path } = definition
  const common = { tag: `back office: ${names.en.many}` } as const
  // What programs with a token may do that allows it in the kind's area.
  const withToken = (access: 'read' | 'draft') =>
    isForTokens(definition) ? { area: definition.area, access } : {}
  const restoring = { right: changeRightOf(definition) }
  const changing = { ...restoring, ...withToken('draft') }
  const reading = withToken('read')

  const question = z.object({
    query: typedText.default(''),
    ordering: z
      .enum(
        Object.entries(fields).flatMap(([one, field]) => [
          one,
          `-${one}`,
          ...(field.kind === 'instant' || field.kind === 'day' ? [`~${one}`] : []),
        ]),
      )
      .optional(),
    ids: idList.optional(),
    ...Object.fromEntries((list.filters ?? []).flatMap((one) => filtersOf(one, fields[one]))),
  })
  const listed = z
    .object({ id: z.number().int(), ...outputShape(columnFields(fields)) })
    .openapi(`${name}Listed`)
  const record = z
    .object({
      id: z.number().int(),
      ...outputShape(fields),
      titles,
      uses: z.array(use),
      pages: localizedText.nullable(),
      may: z.object({ change: z.boolean(), remove: z.boolean() }),
      version: z.string().openapi({ description: 'Changes with its values.' }),
      former: z.record(z.string(), z.unknown()).optional().openapi({
        description: 'What is stored of fields that the house once had, by their names.',
      }),
    })
    .openapi(`${name}Record`)
  const input = inputShape(fields)
  const draft = z
    .object(mapShape(input, (schema, field) => (isNeeded(fields[field]) ? schema : schema.optional())))
    .openapi(`${name}Draft`)
  const partial = z.object(partialShape(fields))
  const change = partial
    .extend({
      seen: z.record(z.string(), z.unknown()).optional().openapi({
        description:
          'The values of the same fields that the caller has seen: what others have changed since is merged.',
      }),
      later: later
        .optional()
        .openapi({ description: 'The release that the changes wait for; nothing is written then.' }),
    })
    .openapi(`${name}Change`)

  const added = z.array(recordNumber).max(100).optional()
  const lists = Object.entries(fields).flatMap(([one, field]) =>
    field.kind === 'references' && !field.readOnly ? [[one, added] as const] : [],
  )
  const ofMany = z.object({
    id: recordNumber,
    changes: partial.optional(),
    add: z
      .object(Object.fromEntries(lists))
      .optional()
      .openapi({ description: 'What is added to lists of references.' }),
  })
  const update = {
    ...common,
    // Some records may be changed by those who have added them: the domain knows which.
    right: definition.right,
    ...withToken('draft'),
    summary: `Changes the given fields: ${names.en.one}`,
    json: change,
    answer: [record, 'The record'],
    conflict: [
      errorBody.extend({ conflicts: z.record(z.string(), z.unknown()) }),
      'Somebody else has changed the same fields',
    ],
  } as const

  return {
    /** The schemas of the values, one by one. */
    values: input,
    list: staffRoute({
      ...common,
      ...reading,
      get: path,
      summary: `A list: ${names.en.many}`,
      query: question.extend({ page: pageNumber.optional(), page_size: pageSize.optional() }),
      answer: [listOf(`${name}Page`, listed).extend({ titles, known }), 'A page of the list'],
    }),
    export: staffRoute({
      ...common,
      ...reading,
      get: `exports/${path}`,
      summary: `A list as a file of at most ${maxExported} records: ${names.en.many}`,
      query: question.extend({ format: z.enum(exportFormatsOf(definition)) }),
      responses: {
        200: {
          description: 'The file as a download',
          content: { '*/*': { schema: z.any().openapi({ type: 'string', format: 'binary' }) } },
        },
      },
    }),
    read: staffRoute({
      ...common,
      ...reading,
      get: `${path}/{id}`,
      summary: `One record: ${names.en.one}`,
      answer: [record, 'The record'],
    }),
    create: staffRoute({
      ...common,
      ...changing,
      post: path,
      summary: `Adds a record: ${names.en.one}`,
      json: draft,
      created: [record, 'The record'],
    }),
    change: staffRoute({ ...update, patch: `${path}/{id}` }),
    changeMany: staffRoute({
      ...common,
      ...withToken('draft'),
      patch: path,
      right: definition.right,
      summary: `Changes several records, all or none: ${names.en.many}`,
      json: z.object({
        ...askedTogether,
        records: z
          .array(ofMany)
          .min(1)
          .max(maxTogether)
          .refine((records) => new Set(records.map(({ id }) => id)).size === records.length, {
            error: 'duplicate',
          }),
      }),
      ...answersTogether,
    }),
    update: staffRoute({
      ...update,
      post: `${path}/{id}`,
      description: 'The same as PATCH, for clients that update by POST.',
    }),
    remove: staffRoute({
      ...common,
      ...changing,
      delete: `${path}/{id}`,
      summary: `Deletes a record that nothing refers to: ${names.en.one}`,
      done: 'Deleted',
      conflict: [errorBody.extend({ uses: z.array(use) }), 'Other records refer to it'],
    }),
    restore: staffRoute({
      ...common,
      ...restoring,
      post: `${path}/{id}/restore`,
      summary: `Adds a deleted record again: ${names.en.one}`,
      answer: [record, 'The record'],
    }),
    waiting: staffRoute({
      ...common,
      get: `${path}/{id}/waiting`,
      summary: `What waits in releases for a record: ${names.en.one}`,
      answer: [z.array(waitingChange), 'The next first'],
    }),
    presence: staffRoute({
      ...common,
      post: `${path}/{id}/presence`,
      right: definition.right,
      summary: `Who else has it open, and whether it has changed: ${names.en.one}`,
      json: z.object({ client: windowName, is_leaving: z.boolean().default(false) }),
      answer: [presence, 'The others, and what the record is now'],
    }),
    history: staffRoute({
      ...common,
      get: `${path}/{id}/history`,
      summary: `The changes of a record: ${names.en.one}`,
      answer: [z.array(historyEntry), 'The newest first'],
    }),
  }
}

export const undoTogetherCall = staffRoute({
  post: 'changes/undo',
  right: 'write_drafts',
  summary: 'Takes back what one call has changed in several records: in all of them, or in none',
  description: 'Fields get their values from before it; what somebody has changed since stands in the way.',
  json: z.object({
    ...askedTogether,
    kind: z.string().max(40),
    command: z
      .uuid()
      .openapi({ description: 'From the answer of the call, or from the history of a record.' }),
  }),
  ...answersTogether,
})

export const lookUpCall = staffRoute({
  get: 'look-up',
  summary: 'Records of all kinds by words of their texts, five of each',
  query: z.object({ query: typedText }),
  answer: [
    z.array(
      z
        .object({ kind: z.string(), id: z.number().int(), title: z.string(), detail: z.string() })
        .openapi('FoundTitle'),
    ),
    'The records',
  ],
})

const auditEntry = z
  .object({
    id: z.number().int(),
    at: instant,
    by: z.string(),
    action: z.string(),
    kind: z.string(),
    subject: z.string(),
    others: z.number().int().openapi({ description: 'How many more records were changed together with it.' }),
    title: z.string().nullable(),
  })
  .openapi('AuditEntry')

export const listAuditLogCall = staffRoute({
  get: 'audit-log',
  summary: 'Who has changed what, the newest first',
  query: z.object({
    kind: typedText.optional(),
    action: typedText.optional(),
    by: typedText.optional(),
    from: day.optional(),
    to: day.optional(),
    page: pageNumber.optional(),
    page_size: pageSize.optional(),
  }),
  answer: [listOf('AuditPage', auditEntry), 'The entries'],
})

function filtersOf(name: string, field: Field | undefined): [string, z.ZodType][] {
  return field ? (kindOf(field).filters?.(name, field) ?? []) : []
}

/** Whether a new record has to say a field. */
function isNeeded(field: Field | undefined): boolean {
  return field?.required === true && !isOfHouse(field)
}

function mapShape(
  shape: Record<string, z.ZodType>,
  convert: (schema: z.ZodType, name: string) => z.ZodType,
): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, convert(schema, name)]))
}
