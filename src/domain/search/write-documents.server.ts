import { and, eq, inArray } from 'drizzle-orm'
import { searchDocuments, type SearchKind } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { insertRows } from '../insert-rows.server.ts'
import type { Scope } from '../scope.ts'

export type SearchDocument = {
  kind: SearchKind
  subjectId: number
  language: Language
  /** Where one document is not enough: which of them, and in what time it counts. */
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
 * Makes these the search documents of their subjects in their languages; all of one kind. Call it in the transaction that changes the subjects, so that
 * the index is never behind the content.
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

/** Lets the search forget a subject, in all languages. */
export async function removeSearchDocuments(
  { db }: Pick<Scope, 'db'>,
  kind: SearchKind,
  subjectId: number,
): Promise<void> {
  await db
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), eq(searchDocuments.subjectId, subjectId)))
}
