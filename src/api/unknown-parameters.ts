import type { Context } from 'hono'
import { nearestWord } from '#domain/search/index.server.ts'
import { refuseField } from './refusal.ts'

/**
 * Parameters that other programs add to addresses: of campaigns, against caches, or for the format that all calls have. They
 * are ignored everywhere.
 */
function isAdded(name: string, value: string): boolean {
  return /^(?:utm_\w+|fbclid|gclid|_)$/.test(name) || (name === 'format' && value === 'json')
}

export type UnknownParameter = { name: string; nearest: string | null }

/** The first parameter of a query that is none of the known ones, with the known one that is probably meant. */
export function findUnknownParameter(
  parameters: URLSearchParams,
  known: readonly string[],
): UnknownParameter | null {
  for (const [name, value] of parameters)
    if (!known.includes(name) && !isAdded(name, value)) return { name, nearest: nearestWord(name, known) }
  return null
}

/** Answers a call with a parameter that it does not know. */
export function refuseParameter(context: Context, { name, nearest }: UnknownParameter) {
  return refuseField(context, name, (words) => words.unknownParameter(nearest))
}
