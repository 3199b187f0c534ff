import { and, eq, sql, type SQL } from 'drizzle-orm'
import { searchDocuments } from '#db/schema/index.ts'

/** A LIKE pattern that matches a text anywhere, folded by the database's own function, with wildcards escaped. */
export function foldedPattern(text: string): SQL {
  return sql`'%' || fold_text(${text.replace(/[\\%_]/g, String.raw`\$&`)}) || '%'`
}

/**
 * The condition for search documents of events that contain every word somewhere. It reads all texts of the events that
 * the other conditions leave, which an index of trigrams would spare only for rare words (decision 49).
 */
export function isEventMentioning(words: string[]): SQL | undefined {
  return and(
    eq(searchDocuments.kind, 'event'),
    ...words.map((word) => sql`${searchDocuments.folded} LIKE ${foldedPattern(word)}`),
  )
}
