import { and, eq, sql } from 'drizzle-orm'
import { searchDocuments } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { foldedPattern } from '../search/index.server.ts'

/** More words than anybody types who looks for something. */
const mostWords = 8

/**
 * The numbers of the events in whose search document, of either language, every word of the text occurs, folded; as a
 * PostgreSQL array, or null where there is no text. Asked once per list: the count and the page then share the answer.
 */
export async function findMentioning({ db }: Scope, text: string | undefined): Promise<string | null> {
  const words = (text ?? '').split(/\s+/).filter(Boolean).slice(0, mostWords)
  if (words.length === 0) return null
  const rows = await db
    .selectDistinct({ id: searchDocuments.subjectId })
    .from(searchDocuments)
    .where(
      and(
        eq(searchDocuments.kind, 'event'),
        ...words.map((word) => sql`${searchDocuments.folded} LIKE ${foldedPattern(word)}`),
      ),
    )
  return `{${rows.map((row) => row.id).join(',')}}`
}
