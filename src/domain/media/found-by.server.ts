import { sql, type SQL } from 'drizzle-orm'
import { media } from '#db/schema/index.ts'
import { foldedPattern } from '../search/index.server.ts'

/** The words of a query that are searched for. */
const most = 8

/** The conditions that match items with all words of a query in their names, texts, credits or tags. */
export function foundBy(query: string): SQL[] {
  const text = sql`fold_text(concat_ws(' ', ${media.fileName}, ${media.alt}::text, ${media.caption}::text,
    ${media.credit}, ${media.copyright}, array_to_string(${media.tags}, ' ')))`
  const words = query.split(/\s+/).filter(Boolean).slice(0, most)
  return words.map((word) => sql`${text} LIKE ${foldedPattern(word)}`)
}
