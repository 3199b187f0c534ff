import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { searchDocuments } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { foldedPattern } from '../search/index.server.ts'

/** A number in a name that is none finds nothing. */
export function isOne(column: SQLWrapper, id: string | null): SQL | undefined {
  if (id === null) return undefined
  return /^[1-9]\d{0,8}$/.test(id) ? sql`${column} = ${Number(id)}` : sql`false`
}

/** A title in both languages, to be searched as one. */
export function bothLanguages(title: SQLWrapper): SQL {
  return sql`coalesce(${title} ->> 'de', '') || ' ' || coalesce(${title} ->> 'en', '')`
}

/** The events that the search finds by these words: also by composers and performers, and quickly among very many. */
export function mentioning(db: Scope['db'], words: string[]) {
  return db
    .select({ id: searchDocuments.subjectId })
    .from(searchDocuments)
    .where(
      and(
        eq(searchDocuments.kind, 'event'),
        ...words.map((word) => sql`${searchDocuments.folded} LIKE ${foldedPattern(word)}`),
      ),
    )
}

/** Every word occurs somewhere, folded. */
export function hasWords(text: SQL, words: string[]): SQL | undefined {
  return and(...words.map((word) => sql`fold_text(${text}) LIKE ${foldedPattern(word)}`))
}
