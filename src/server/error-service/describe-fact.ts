import { isRecord } from '#json/is-record.ts'
import { withoutPersonalData, withoutTokens } from './without-personal-data.ts'

/** The depth of nested facts and causes; deeper ones are left out. */
const deepest = 5
const maxEntries = 50
const maxFrames = 20

/** A fact as it may be logged: texts without personal data, paths without tokens, errors without the saved data. */
export function describeFact(name: string, fact: unknown, depth = 0): unknown {
  if (typeof fact === 'string') return name === 'path' ? withoutTokens(fact) : withoutPersonalData(fact)
  if (typeof fact !== 'object' || fact === null) return fact
  if (depth > deepest) return '…'
  if (fact instanceof Error) return describeError(fact, depth)
  if (Array.isArray(fact)) return fact.slice(0, maxEntries).map((one) => describeFact('', one, depth + 1))
  if (!isRecord(fact)) return '…'
  const entries = Object.entries(fact).slice(0, maxEntries)
  return Object.fromEntries(entries.map(([key, value]) => [key, describeFact(key, value, depth + 1)]))
}

/** Only the fields of every error, and its code: drivers add the query, its values and whole rows. */
function describeError(error: Error, depth: number) {
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    ...('code' in error && { code: describeFact('', error.code, depth + 1) }),
    stack: framesOf(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: describeFact('', error.cause, depth + 1) }),
  }
}

/** The calls of a stack; its other lines are the message. */
function framesOf(stack: string): string {
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '))
  return frames.slice(0, maxFrames).map(withoutPersonalData).join('\n')
}
