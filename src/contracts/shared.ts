/** Schemas shared by several calls. The conventions are those of Django REST framework, which the front end expects. */
import { z } from '@hono/zod-openapi'
import { hallDay, isRealDay } from '#i18n/dates.ts'

/** The values of the fields that the house has added to a kind of record (docs/houses.md). */
export const houseValues = z
  .record(z.string(), z.unknown())
  .optional()
  .openapi({ description: 'What the house adds, by the names of its fields; missing if it adds nothing.' })

export const localizedText = z.object({ de: z.string(), en: z.string() }).openapi('LocalizedText')
export const instant = z.iso.datetime({ error: 'instant' }).openapi({ example: '2026-11-21T18:30:00.000Z' })

/** An instant chosen by an editor, limited to sensible years. */
export const chosenInstant = instant.refine(
  (text) => Number(text.slice(0, 4)) >= 1800 && Number(text.slice(0, 4)) < 2200,
  { error: 'years' },
)
/** The name of a browser window, which it has given itself. */
export const windowName = z.string().regex(/^[\w-]{8,60}$/)

/** A valid record number in a body. */
export const recordNumber = z.number().int().min(1).max(999_999_999)

/**
 * The errors of the contracts' own checks, as keys of `errors` in `src/i18n/lazy/call-errors.ts`: `day`, `instant`,
 * `years`, `characters`, `number`, `numbers`, `weekdays`, `amount`, `tel`, `colour`, `path`.
 */

/** The body of every error answer, in the language of the call's prefix; without a prefix in both. */
export const errorBody = z.object({ detail: z.string() }).openapi('Error')
/** The body of an answer to invalid input: messages for each field, nested fields as `title.de`. */
const fieldErrorsBody = z.record(z.string(), z.array(z.string())).openapi('FieldErrors')

/** The path parameter with the language. */
export const languageParams = z.object({
  lang: z
    .enum(['de', 'en'])
    .openapi({ param: { name: 'lang', in: 'path' }, description: 'The language of the answer.' }),
})

/** A record's number in a path. */
export const recordId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, { error: 'number' })
  .transform(Number)
  .openapi({ type: 'integer' })
export const idParams = z.object({
  id: recordId.openapi({ param: { name: 'id', in: 'path' }, description: 'The number of the record.' }),
})

/** A day that exists, as YYYY-MM-DD. */
export const day = z
  .string()
  .refine(isRealDay, { error: 'day' })
  .openapi({ format: 'date', example: '2026-11-21' })

const dayForm = 'YYYY-MM-DD, or a date-time of ISO 8601 with its zone, which stands for its day in the hall.'

/** A day in an address: as YYYY-MM-DD, or as a full date-time, which stands for its day in the hall. */
const dayParameter = z
  .string()
  .transform((text) => (isDateTime(text) ? hallDay(new Date(text)) : text))
  .pipe(day)
  .openapi({
    type: 'string',
    example: '2026-11-21',
    description: dayForm,
  })

/** The same with what the day is for. */
export const dayFor = (what: string) => dayParameter.openapi({ description: `${what}: ${dayForm}` })

/** Free text typed by a visitor: no control characters, and limited to a length that makes sense for a search. */
export const typedText = z
  .string()
  .max(200)
  .refine((text) => !hasControlCharacter(text), { error: 'characters' })
  .transform((text) => text.trim())

/** A single line in a body, trimmed. */
export const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !hasControlCharacter(text), { error: 'characters' })

export const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: 'number' })
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, { error: 'number' })
    .openapi({ type: 'integer', minimum: 1, maximum: max })

export const pageNumber = wholeNumber(999_999_999).openapi({
  description: 'The page of the list, counted from 1.',
})
export const pageSize = wholeNumber(100).openapi({ description: 'How many entries a page has, at most 100.' })

/** What a parameter with several values has: repeated, or separated by commas. */
export const severalValues = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((part) => part.split(',')))

/** How the document writes a parameter whose values are separated by commas. */
export const separatedByCommas = { style: 'form', explode: false } as const

const numbersUpTo = (most: number) =>
  severalValues
    .pipe(
      z
        .array(
          z
            .string()
            .regex(/^[1-9]\d{0,8}$/, { error: 'numbers' })
            .transform(Number),
        )
        .max(most),
    )
    .openapi({ type: 'string', example: '3,5' })

/** One or more record numbers: repeated, or separated by commas. */
export const idList = numbersUpTo(50)

/** Numbers by which a list is filtered, and the call that lists them all. */
export const idsListedBy = (path: string, what: string) =>
  idList.openapi({
    description: `Numbers of ${what}, separated by commas; \`${path}\` lists them. One of them is enough.`,
    'x-listed-by': path,
  })

/** The records that are asked for by their numbers. */
export const askedIds = (path: string) =>
  numbersUpTo(100).openapi({
    description:
      'Only the records with these numbers, separated by commas, at most 100. `gone` in the answer has those that the public cannot see, or no longer.',
    'x-listed-by': path,
  })

/** A time in an address, with its zone. */
export const instantParameter = z.iso
  .datetime({ offset: true, error: 'instant' })
  .refine((text) => Number(text.slice(0, 4)) >= 1800 && Number(text.slice(0, 4)) < 2200, { error: 'years' })
  .transform((text) => new Date(text))

/** One or more weekdays by their numbers in ISO 8601, from 1 (Monday) to 7: repeated, or separated by commas. */
export const weekdayList = severalValues
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^[1-7]$/, { error: 'weekdays' })
          .transform(Number),
      )
      .max(50),
  )
  .openapi({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 7 },
    example: [5, 6],
    description: 'Days of the week by the hall’s time, separated by commas: 1 is Monday, 7 is Sunday.',
    param: separatedByCommas,
  })

/** A boolean parameter: `1`, `true` and `on` mean yes; the other allowed values mean no. */
export const flag = z
  .enum(['1', 'true', 'True', 'on', '0', 'false', 'False', ''])
  .transform((value) => ['1', 'true', 'True', 'on'].includes(value))
  .openapi({ type: 'boolean' })

/** A list in pages, with absolute links to the next and the previous one. */
export function listOf<Item extends z.ZodType>(name: string, item: Item) {
  return z
    .object({
      count: z.number().int(),
      next: z.url().nullable(),
      previous: z.url().nullable(),
      results: z.array(item),
    })
    .openapi(name)
}

/** The answers that any call may return in addition to its own. */
export const commonResponses = {
  400: {
    description: 'Invalid input: what is wrong by field, or with the whole',
    content: { 'application/json': { schema: z.union([errorBody, fieldErrorsBody]) } },
  },
  404: { description: 'Not found', content: { 'application/json': { schema: errorBody } } },
}

function isDateTime(text: string): boolean {
  return z.iso.datetime({ offset: true }).safeParse(text).success
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => {
    const code = character.codePointAt(0) ?? 0
    return (code < 32 && code !== 9) || code === 127 || (code >= 0xd800 && code <= 0xdfff)
  })
}
