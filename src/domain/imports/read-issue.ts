import type { z } from 'zod'
import type { Rejection } from './rejected-line.ts'

/** The first thing that is wrong with a value that was read from a file or a feed, and where. */
export function rejectionOf(error: z.ZodError, input: unknown): Rejection {
  const [issue] = error.issues
  if (!issue) return { reason: 'invalid' }
  return { reason: codeOf(issue, input), column: issue.path.join('.'), value: valueOf(issue, input) }
}

/** The code of an error of fields; schemas name their own ones in place of a message. */
export function codeOf(issue: z.core.$ZodIssue, input: unknown): string {
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_large'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'required' : 'too_small'
  if (issue.code === 'invalid_value') return 'choice'
  if (issue.code === 'custom' || issue.code === 'invalid_format')
    return /^[a-z_\d]+$/.test(issue.message) ? issue.message : 'invalid'
  return at(input, issue.path) === undefined ? 'required' : 'invalid'
}

/** The beginning of what is wrong. */
export function valueOf({ path }: z.core.$ZodIssue, input: unknown): string {
  const value = at(input, path)
  if (value === undefined || value === null) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // The database stores neither NUL nor half a character.
  return text.slice(0, 120).replaceAll('\0', '').toWellFormed()
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && (typeof step === 'string' || typeof step === 'number')
        ? Reflect.get(inner, step)
        : undefined,
    value,
  )
}
