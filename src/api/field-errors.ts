import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'

/** Answers invalid input: 404 for an unknown language, else 400 with the invalid fields. */
export function refuseInput(error: Pick<z.ZodError, 'issues'>, context: Context) {
  if (error.issues.some((issue) => issue.path[0] === 'lang'))
    return context.json({ detail: 'Not found.' }, 404)
  return context.json(fieldErrors(error), 400)
}

/** Validation errors as `{field: [text, …]}`, the format of Django REST framework. */
function fieldErrors(error: Pick<z.ZodError, 'issues'>): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = issue.path.length > 0 ? String(issue.path[0]) : 'non_field_errors'
    ;(fields[field] ??= []).push(textOf(issue))
  }
  return fields
}

/** The message for one validation error; the contract's own checks report a key that is looked up here. */
function textOf(issue: z.core.$ZodIssue): string {
  const known: Record<string, string> = {
    day: 'Enter a date that exists, as YYYY-MM-DD.',
    text: 'Control characters are not allowed.',
    range: 'Enter a whole number within the allowed range.',
  }
  if (issue.code === 'custom') return known[issue.message] ?? 'Enter a valid value.'
  if (issue.code === 'too_big') return `Enter at most ${String(issue.maximum)}.`
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.map(String).join(', ')}.`
  return 'Enter a valid value.'
}
