import type { Random } from './random.ts'

/** Two letters: too short for an index of three-letter pieces. */
export const shortWords = ['ba', 'op', 'sc', 'mo', 'du', 'ra']

/** On many evenings of any hall. */
export const commonWords = ['Beethoven', 'Sinfonie', 'Orchester', 'Mozart', 'Konzert', 'Quartett', 'Brahms']

/** Letters that stand together in no name. */
export function missingWord({ pick }: Random): string {
  return Array.from({ length: 7 }, () => pick(['q', 'x', 'z', 'j', 'v', 'w'])).join('')
}
