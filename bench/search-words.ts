import type { Random } from './random.ts'

/** Two letters are too short for a trigram index. */
export const shortWords = ['ba', 'op', 'sc', 'mo', 'du', 'ra']

/** Performed on many evenings of any hall. */
export const commonWords = ['Beethoven', 'Sinfonie', 'Orchester', 'Mozart', 'Konzert', 'Quartett', 'Brahms']

/** Letters that occur together in no name. */
export function missingWord({ pick }: Random): string {
  return Array.from({ length: 7 }, () => pick(['q', 'x', 'z', 'j', 'v', 'w'])).join('')
}
