import type { UnderstoodKey } from '#contracts/search.ts'
import { readDate } from './dates/read-date.ts'
import { readAccess, readChildren, readPrice } from './filters.ts'
import type { Formats, Meaning } from './question.ts'

type Options = {
  text: string
  language: 'de' | 'en'
  today: string
  formats: Formats
  keys: ReadonlySet<UnderstoodKey>
}

/** The filter that the words at a position mean, if it is one of those keys. */
export function understandAt(position: number, options: Options): { meaning: Meaning; end: number } | null {
  const { text, keys, formats } = options
  const date = keys.has('date') ? readDate(position, options) : null
  if (date) return { meaning: { key: 'date', from: date.from, to: date.to }, end: date.end }
  return (
    (keys.has('price') ? readPrice(text, position, formats.currency) : null) ??
    (keys.has('access') ? readAccess(text, position) : null) ??
    (keys.has('children') ? readChildren(text, position) : null)
  )
}
