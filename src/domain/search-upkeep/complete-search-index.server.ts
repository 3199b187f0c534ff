import { sql } from 'drizzle-orm'
import { languages } from '#i18n/languages.ts'
import { recordChange } from '../changes/index.server.ts'
import { indexEvents } from '../events/index.server.ts'
import { indexPage } from '../pages/index.server.ts'
import type { Scope } from '../scope.ts'
import { documentFormat } from '../search/index.server.ts'
import { indexArticle } from '../stories/index.server.ts'
import { indexSubscription } from '../subscriptions/index.server.ts'
import { indexArtists, indexWorks } from '../works/index.server.ts'

const batchSize = 250

/**
 * Writes the search documents that are missing or of an older format, as after an update of the program; in batches,
 * so that editors never wait for long. Ends after the current batch when `signal` is aborted.
 */
export async function completeSearchIndex(scope: Scope, signal: AbortSignal): Promise<void> {
  for (const { kind, table, index } of subjects) {
    let ids = await listOutdated(scope, { kind, table, after: 0 })
    while (ids.length > 0 && !signal.aborted) {
      const batch = ids
      await scope.db.transaction(async (tx) => {
        const inside = { ...scope, db: tx }
        // A command that changes one of these records waits, so that its documents are written last.
        await tx.execute(
          sql`SELECT id FROM ${sql.identifier(table)} WHERE id = ANY(${`{${batch.join(',')}}`}::int[])
            ORDER BY id FOR NO KEY UPDATE`,
        )
        await index(inside, batch)
        await recordChange(inside, 'everything')
      })
      ids = await listOutdated(scope, { kind, table, after: batch.at(-1) ?? 0 })
    }
  }
}

const subjects = [
  { kind: 'person', table: 'artists', index: indexArtists },
  { kind: 'work', table: 'works', index: indexWorks },
  { kind: 'event', table: 'events', index: indexEvents },
  { kind: 'page', table: 'pages', index: inEachLanguage(indexPage) },
  { kind: 'article', table: 'articles', index: inEachLanguage(indexArticle) },
  { kind: 'subscription', table: 'subscriptions', index: oneByOne(indexSubscription) },
]

async function listOutdated(
  { db }: Scope,
  { kind, table, after }: { kind: string; table: string; after: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM ${sql.identifier(table)} AS subjects
    WHERE id > ${after} AND NOT EXISTS (
      SELECT 1 FROM search_documents d
      WHERE d.kind = ${kind} AND d.subject_id = subjects.id AND d.format = ${documentFormat})
    ORDER BY id LIMIT ${batchSize}`)
  return rows.map(({ id }) => id)
}

function inEachLanguage(index: (scope: Scope, id: number, language: 'de' | 'en') => Promise<void>) {
  return oneByOne(async (scope, id) => {
    for (const language of languages) await index(scope, id, language)
  })
}

function oneByOne(index: (scope: Scope, id: number) => Promise<void>) {
  return async (scope: Scope, ids: number[]) => {
    for (const id of ids) await index(scope, id)
  }
}
