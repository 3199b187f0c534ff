import { sql } from 'drizzle-orm'
import type { Db } from '#db/client/index.server.ts'
import type { Random } from '../random.ts'

/** Performed on many evenings of any hall. */
export const commonWords = ['Beethoven', 'Sinfonie', 'Orchester', 'Mozart', 'Konzert', 'Quartett', 'Brahms']

/** Letters that occur together in no name. */
export function missingWord({ pick }: Random): string {
  return Array.from({ length: 7 }, () => pick(['q', 'x', 'z', 'j', 'v', 'w'])).join('')
}

/** What people type: names and titles of the hall, and single words of them. */
export type TypedWords = { names: string[]; words: string[] }

export async function loadTypedWords(db: Db): Promise<TypedWords> {
  const { rows } = await db.execute<{ text: string }>(sql`
    SELECT name AS text FROM artists
    UNION ALL SELECT title ->> 'de' FROM works
    UNION ALL SELECT DISTINCT title ->> 'de' FROM events WHERE date_start > now()`)
  const names = rows.map(({ text }) => text)
  const words = names.flatMap((name) => name.match(/[\p{L}\d]{3,}/gu) ?? [])
  return { names, words: [...new Set(words)] }
}

/** The word with one letter missing, doubled, or swapped with the next. */
export function misspell(word: string, { pick, whole }: Random): string {
  const at = whole(1, Math.max(1, word.length - 2))
  const before = word.slice(0, at)
  const letter = word.charAt(at)
  const next = word.charAt(at + 1)
  const after = word.slice(at + 2)
  return before + pick([next, letter + letter + next, next + letter]) + after
}
