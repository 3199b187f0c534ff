import { isRichText, paragraphsOf, replaceIn } from '../../facts/index.server.ts'
import { findWords, type Span, type Wording } from './find-words.ts'

/** A place in a plain or rich text. `path` is that of its paragraph. */
export type Place = Span & { path: string; paragraph: string }

/** All places of the sought words in a plain or rich text, in order; marks may begin and end inside of them. */
export function findPlaces(value: unknown, wording: Wording): Place[] {
  return paragraphsOf(value).flatMap(({ path, text }) =>
    findWords(text, wording).map((span) => ({ ...span, path, paragraph: text })),
  )
}

/**
 * A plain or rich text with other words at some of its places, counted from 0. They get the marks of the first character
 * of the old ones; where links lead stays as it is.
 */
export function replacePlaces(value: unknown, wording: Wording, chosen: readonly number[]): unknown {
  const places = findPlaces(value, wording).filter((_, index) => chosen.includes(index))
  // From the last one on, so that the others stay where they are.
  return places.reduceRight<unknown>(
    (text, { path, start, end }) => replaceIn(text, path, { start, end }, wording.instead),
    value,
  )
}

/** Whether a value is a text at all. */
export function isText(value: unknown): boolean {
  return typeof value === 'string' || isRichText(value)
}
