import { and, eq, inArray } from 'drizzle-orm'
import { searchDocuments, type SearchKind } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { insertRows } from '../insert-rows.server.ts'
import type { Scope } from '../scope.ts'

export type SearchDocument = {
  kind: SearchKind
  subjectId: number
  language: Language
  /** For one of several documents: its number and the time span in which it is in effect. */
  edition?: number
  saysFrom?: Date | null
  saysTo?: Date | null
  title: string
  names: string
  body: string
  date?: Date | null
  year?: number | null
  genreIds?: number[]
  isOnline: boolean
  visibleFrom?: Date | null
  visibleTo?: Date | null
}

/**
 * Replaces the search documents of their subjects, per language; all must be of one kind. Call it in the transaction
 * that changes the subjects, so that the index is always up to date.
 */
export async function replaceSearchDocuments(scope: Scope, documents: SearchDocument[]): Promise<void> {
  const { db, now } = scope
  const [first] = documents
  if (!first) return
  const ids = [...new Set(documents.map((document) => document.subjectId))]
  const languages = [...new Set(documents.map((document) => document.language))]
  await db
    .delete(searchDocuments)
    .where(
      and(
        eq(searchDocuments.kind, first.kind),
        inArray(searchDocuments.subjectId, ids),
        inArray(searchDocuments.language, languages),
      ),
    )
  await insertRows(
    scope,
    searchDocuments,
    documents.map((document) => ({ ...document, updatedAt: now })),
  )
}

/** Removes a subject from the search index, in all languages. */
export async function removeSearchDocuments(
  { db }: Pick<Scope, 'db'>,
  kind: SearchKind,
  subjectId: number,
): Promise<void> {
  await db
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), eq(searchDocuments.subjectId, subjectId)))
}
