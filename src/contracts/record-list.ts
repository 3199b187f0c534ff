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
export function listParameters<Item extends z.ZodObject>(path: string, item: Item) {
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
  const inLanguage = asReduced(inOneLanguage(item)).openapi(`${name}InLanguage`)
  const selection = asReduced(selectionOf(item)).openapi(`${name}Selection`)
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

/** The same schema with texts in one language, as `inLanguage` makes them. */
function inOneLanguage(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable) return inOneLanguage(innerOf(schema)).nullable()
  if (schema instanceof z.ZodOptional) return inOneLanguage(innerOf(schema)).optional()
  if (schema instanceof z.ZodArray) return z.array(inOneLanguage(schema.element as z.ZodType))
  if (!(schema instanceof z.ZodObject)) return schema
  const { shape } = schema
  if (Object.keys(shape).toSorted().join(' ') === 'de en') return shape['de'] as z.ZodType
  return z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, inOneLanguage(field as z.ZodType)]),
    ),
  )
}

/** An entry of which any field may be missing, and whose texts may be in one language. */
function selectionOf(item: z.ZodObject): z.ZodObject {
  const fields = Object.entries(item.shape).map(([name, field]): [string, z.ZodType] => {
    const whole = field as z.ZodType
    const isBilingual =
      JSON.stringify(z.toJSONSchema(whole, lenient)) !==
      JSON.stringify(z.toJSONSchema(inOneLanguage(whole), lenient))
    return [name, (isBilingual ? z.union([whole, inOneLanguage(whole)]) : whole).optional()]
  })
  return z.object(Object.fromEntries(fields))
}

const lenient = { unrepresentable: 'any', io: 'output' } as const

function innerOf(schema: z.ZodNullable | z.ZodOptional): z.ZodType {
  return schema.unwrap() as z.ZodType
}

function asReduced(schema: z.ZodType): z.ZodType<ReducedEntry> {
  return schema as z.ZodType<ReducedEntry>
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
