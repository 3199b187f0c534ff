import type { Context } from 'hono'
import { nearestWord } from '#domain/search/index.server.ts'
import { explainField } from './refusal.ts'

/** Parameters that other programs add to addresses: they are ignored everywhere. */
const added = /^(?:utm_\w+|fbclid|gclid)$/

export type UnknownParameter = { name: string; nearest: string | null }

/** The first parameter of a query that is none of the known ones, with the known one that is probably meant. */
export function findUnknownParameter(
  parameters: URLSearchParams,
  known: readonly string[],
): UnknownParameter | null {
  for (const name of parameters.keys())
    if (!known.includes(name) && !added.test(name)) return { name, nearest: nearestWord(name, known) }
  return null
}

/** Answers a call with a parameter that it does not know. */
export function refuseParameter(context: Context, { name, nearest }: UnknownParameter) {
  const texts = explainField(context.req.path, (words) => words.unknownParameter(nearest))
  return context.json({ [name]: texts }, 400)
}
