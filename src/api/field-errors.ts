import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { nearestWord } from '#domain/search/index.server.ts'
import type { callErrors } from '#i18n/lazy/call-errors.ts'
import { callNotFound, explainField } from './refusal.ts'

type Words = (typeof callErrors)['de']
type Issue = z.core.$ZodIssue
/** What was validated, and whether it was the body or a part of the address. */
export type Given = { data: unknown; target: string }

/** What was validated: the validator passes it, but its types do not say so. */
export function validatedOf(result: object): unknown {
  return 'data' in result ? result.data : undefined
}

/** Answers invalid input: 404 for an unknown language, else 400 with the invalid fields. */
export function refuseInput(error: Pick<z.ZodError, 'issues'>, context: Context, given: Given) {
  if (given.target === 'param' && error.issues.some((issue) => issue.path[0] === 'lang'))
    return context.json(callNotFound, 404)
  const fields = new Map<string, string[]>()
  for (const issue of error.issues) {
    const field = fieldOf(issue, given)
    if (!fields.has(field))
      fields.set(
        field,
        explainField(context.req.path, (words) => textOf(issue, given.data, words)),
      )
  }
  return context.json(Object.fromEntries(fields), 400)
}

/**
 * The field's name as the caller wrote it: in a body its path, such as `title.de` or `blocks.0.id`; in an address the
 * parameter, without the positions that the server adds for lists.
 */
function fieldOf({ path }: Issue, { target }: Given): string {
  if (path.length === 0) return 'non_field_errors'
  return target === 'json' ? path.map(String).join('.') : String(path[0])
}

/** The error of a field. The contract's own checks report a key of `errors`; the rest follows from the schema. */
function textOf(issue: Issue, data: unknown, words: Words): string {
  const { errors } = words
  if (isError(errors, issue.message)) return errors[issue.message]
  if (issue.code === 'custom') return unknownNameIn(issue.params, words) ?? errors.invalid
  const value = valueAt(data, issue.path)
  if (value === undefined || value === null || (issue.code === 'too_small' && value === ''))
    return errors.required
  if (issue.code === 'invalid_format' && issue.format === 'email') return errors.email
  if (issue.code === 'invalid_value') return words.choices(issue.values.map(String).join(', '))
  if (issue.code === 'too_big') return mostOf(issue, words)
  if (issue.code === 'too_small') return fewestOf(issue, words)
  return errors.invalid
}

/** A name in a list of names, such as that of fields, that its contract does not know. */
function unknownNameIn(params: Record<string, unknown> | undefined, words: Words): string | null {
  const { unknown, known } = params ?? {}
  if (typeof unknown !== 'string' || !Array.isArray(known)) return null
  return words.unknownField(unknown.slice(0, 60), nearestWord(unknown, known.map(String)))
}

function mostOf({ origin, maximum }: { origin: string; maximum: unknown }, words: Words): string {
  if (origin === 'string') return words.maxCharacters(String(maximum))
  return origin === 'array' ? words.maxEntries(String(maximum)) : words.most(String(maximum))
}

function fewestOf({ origin, minimum }: { origin: string; minimum: unknown }, words: Words): string {
  if (origin === 'string') return words.fewestCharacters(String(minimum))
  return origin === 'array' ? words.fewestEntries(String(minimum)) : words.fewest(String(minimum))
}

function isError(errors: Words['errors'], key: string): key is keyof Words['errors'] {
  return Object.hasOwn(errors, key)
}

/** Undefined when the value, or its parent, is missing. */
function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data
  for (const key of path) {
    // Of several values in one parameter, which are separated by commas.
    if (typeof value === 'string' && typeof key === 'number') return value.split(',')[key]
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value
}
