import type { Scope } from '../scope.ts'
import { replaceSearchDocuments, updateNamedRecords, type Records } from '../search/index.server.ts'
import { loadEventParts } from './load-summaries.server.ts'
import { searchDocumentsOf } from './search-documents.ts'

/**
 * Updates the search documents of events, and with them when the persons and works that they name are found; `before`
 * are those that they named before a change.
 */
export async function indexEvents(scope: Scope, ids: number[], before?: Records): Promise<void> {
  const parts = await loadEventParts(scope, ids)
  await replaceSearchDocuments(scope, parts.flatMap(searchDocumentsOf))
  await updateNamedRecords(scope, ids, before)
}
