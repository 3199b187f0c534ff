/**
 * What all public lists of records have in common: records by number, changed ones alone, a selection of their fields, one
 * language, and pages.
 */
import { z } from '@hono/zod-openapi'
import {
  askedIds,
  instantParameter,
  pageNumber,
  pageSize,
  separatedByCommas,
  severalValues,
} from './shared.ts'

/** The parameters of a list beside its own filters. */
export function listParameters(path: string, item: z.ZodObject) {
  return {
    id: askedIds(path).optional(),
    fields: fieldList(Object.keys(item.shape)).optional(),
    language: z.enum(['de', 'en']).optional().openapi({
      description:
        'Texts as strings in this language instead of `{de, en}`; where one is missing, in the other language.',
    }),
    page: pageNumber.optional(),
    page_size: pageSize.optional().openapi({
      description: 'How many entries a page has, at most 100; with `id` 100 by default, else 10.',
    }),
  }
}

/** The parameter of lists of records whose changes have a time. */
export const changedParameter = {
  modified_since: instantParameter.optional().openapi({
    type: 'string',
    format: 'date-time',
    example: '2026-11-21T08:00:00Z',
    description:
      'Only records that were changed or became public at this time or later. `/api/changes` tells of all changes, `gone` in the answer of those asked for by `id`.',
  }),
}

/** An entry in one language, or with some of its fields only. */
export type ReducedEntry = Record<string, unknown>

/**
 * The answers of a list: `page` of it, or all entries as a `bare` list. The first form of each is that without `fields` and
 * `language`; the others are described as `{name}ListInLanguage` and `{name}ListSelection`.
 */
export function recordList<Item extends z.ZodObject>(name: string, item: Item) {
  const inLanguage = entryInLanguage(item).openapi(`${name}InLanguage`)
  const selection = selectionOf(item).openapi(`${name}Selection`)
  return {
    page: z.union([
      pageOf(item).openapi(`${name}List`),
      pageOf(inLanguage).openapi(`${name}ListInLanguage`),
      pageOf(selection).openapi(`${name}ListSelection`),
    ]),
    bare: z.union([z.array(item), z.array(inLanguage), z.array(selection)]),
  }
}

function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.number().int(),
    next: z.url().nullable(),
    previous: z.url().nullable(),
    results: z.array(item),
    gone: z.array(z.number().int()).optional().openapi({
      description:
        'With `id`: those of the numbers that the public cannot see, or no longer. Nothing tells the two apart.',
    }),
  })
}

/** The same entry with texts in one language, as `inLanguage` makes them. */
function entryInLanguage({ shape }: z.ZodObject) {
  return z.object(
    Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, inOneLanguage(field)])),
  )
}

function inOneLanguage(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodNullable) return inOneLanguage(schema.unwrap()).nullable()
  if (schema instanceof z.ZodOptional) return inOneLanguage(schema.unwrap()).optional()
  if (schema instanceof z.ZodArray) return z.array(inOneLanguage(schema.element))
  if (!(schema instanceof z.ZodObject)) return wholeOf(schema)
  const { shape } = schema
  return Object.keys(shape).toSorted().join(' ') === 'de en' ? wholeOf(shape['de']) : entryInLanguage(schema)
}

/** An entry of which any field may be missing, and whose texts may be in one language. */
function selectionOf({ shape }: z.ZodObject) {
  return z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => {
        const [whole, reduced] = [wholeOf(field), inOneLanguage(field)]
        return [name, (isSame(whole, reduced) ? whole : z.union([whole, reduced])).optional()]
      }),
    ),
  )
}

/** Texts are the only part that differs. */
function isSame(one: z.ZodType, other: z.ZodType): boolean {
  const textOf = (schema: z.ZodType) =>
    JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }))
  return textOf(one) === textOf(other)
}

function wholeOf(field: unknown): z.ZodType {
  if (field instanceof z.ZodType) return field
  throw new TypeError('A field of an entry is no schema')
}

/** A selection of the fields of an entry; an unknown name is refused with the one that is probably meant. */
function fieldList(known: readonly string[]) {
  return severalValues
    .pipe(
      z.array(z.string()).check(({ value, issues }) => {
        const unknown = value.find((name) => !known.includes(name))
        if (unknown !== undefined) issues.push({ code: 'custom', input: value, params: { unknown, known } })
      }),
    )
    .openapi({
      type: 'array',
      items: { type: 'string', enum: [...known] },
      example: known.slice(0, 2),
      description: 'Only these fields of each entry, by their names, separated by commas.',
      param: separatedByCommas,
    })
}
