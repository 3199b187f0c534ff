import { sql } from 'drizzle-orm'
import type { SearchKind } from '#contracts/search.ts'
import { languages } from '#i18n/languages.ts'
import { recordChange } from '../changes/index.server.ts'
import { indexEvents } from '../events/index.server.ts'
import { indexPage } from '#domain/content/index.server.ts'
import type { Scope } from '../scope.ts'
import { indexArticle } from '#domain/content/index.server.ts'
import { indexSubscription } from '../subscriptions/index.server.ts'
import { indexArtists, indexWorks } from '../works/index.server.ts'

/** For each kind of search documents the table of its subjects, their changes, and what writes their documents. */
export const subjects = {
  person: { table: 'artists', change: 'artist', index: indexArtists },
  work: { table: 'works', change: 'work', index: indexWorks },
  event: {
    table: 'events',
    change: 'event',
    index: (scope: Scope, ids: number[]) => indexEvents(scope, ids),
  },
  page: { table: 'pages', change: 'page', index: inEachLanguage(indexPage) },
  article: { table: 'articles', change: 'article', index: inEachLanguage(indexArticle) },
  subscription: { table: 'subscriptions', change: 'subscription', index: oneByOne(indexSubscription) },
} as const

/** Writes the search documents of records of one kind, in a transaction of its own. */
export async function indexSubjects(scope: Scope, kind: SearchKind, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const { table, change, index } = subjects[kind]
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    // A command that changes one of these records waits, so that its documents are written last.
    await tx.execute(
      sql`SELECT id FROM ${sql.identifier(table)} WHERE id = ANY(${`{${ids.join(',')}}`}::int[])
        ORDER BY id FOR NO KEY UPDATE`,
    )
    await index(inside, ids)
    await recordChange(inside, change, ids)
  })
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
