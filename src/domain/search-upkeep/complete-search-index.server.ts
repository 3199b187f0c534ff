import { sql } from 'drizzle-orm'
import { searchKinds, type SearchKind } from '#contracts/search.ts'
import type { Scope } from '../scope.ts'
import { documentFormat } from '../search/index.server.ts'
import { indexSubjects, subjects } from './index-subjects.server.ts'

const batchSize = 250

/**
 * Writes the search documents that are missing or of an older format, as after an update of the program or an import
 * that was interrupted; in batches, so that editors never wait for long. Ends after the current batch when `signal` is
 * aborted.
 */
export async function completeSearchIndex(
  scope: Scope,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (const kind of searchKinds) {
    let ids = await listOutdated(scope, kind, 0)
    while (ids.length > 0 && !signal.aborted) {
      await indexSubjects(scope, kind, ids)
      ids = await listOutdated(scope, kind, ids.at(-1) ?? 0)
    }
  }
}

async function listOutdated({ db }: Scope, kind: SearchKind, after: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM ${sql.identifier(subjects[kind].table)} AS subjects
    WHERE id > ${after} AND NOT EXISTS (
      SELECT 1 FROM search_documents d
      WHERE d.kind = ${kind} AND d.subject_id = subjects.id AND d.format = ${documentFormat})
    ORDER BY id LIMIT ${batchSize}`)
  return rows.map(({ id }) => id)
}
