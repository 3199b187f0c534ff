import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { searchDocuments } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'
import { foldedPattern, isEventMentioning } from '#domain/search/index.server.ts'

/** An id that is not a number matches nothing. */
export function isOne(column: SQLWrapper, id: string | null): SQL | undefined {
  if (id === null) return undefined
  return /^[1-9]\d{0,8}$/.test(id) ? sql`${column} = ${Number(id)}` : sql`false`
}

/** A title in both languages, concatenated for searching. */
export function bothLanguages(title: SQLWrapper): SQL {
  return sql`coalesce(${title} ->> 'de', '') || ' ' || coalesce(${title} ->> 'en', '')`
}

/**
 * The events that match these words in the search index: also by composers and performers, and fast among very many.
 */
export function mentioning(db: Scope['db'], words: string[]) {
  return db.select({ id: searchDocuments.subjectId }).from(searchDocuments).where(isEventMentioning(words))
}

/** Every word occurs somewhere, compared in folded form. */
export function hasWords(text: SQL, words: string[]): SQL | undefined {
  return and(...words.map((word) => sql`fold_text(${text}) LIKE ${foldedPattern(word)}`))
}
