import { and, inArray } from 'drizzle-orm'
import { articles, events, subscriptions } from '#db/schema/index.ts'
import type { Localized } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import type { SearchHit } from './search.server.ts'

/** The slugs of hits that have one and that the viewer may see, by `kind:id`: the index does not store them. */
export async function searchSlugs(scope: Scope, hits: SearchHit[]): Promise<Map<string, Localized>> {
  const slugs = new Map<string, Localized>()
  for (const [kind, table] of [
    ['event', events],
    ['article', articles],
    ['subscription', subscriptions],
  ] as const) {
    const ids = hits.filter((hit) => hit.kind === kind).map((hit) => hit.id)
    if (ids.length === 0) continue
    const rows: { id: number; slug: Localized }[] = await scope.db
      .select({ id: table.id, slug: table.slug })
      .from(table)
      .where(and(inArray(table.id, ids), visibleTo(scope, table)))
    for (const row of rows) slugs.set(`${kind}:${row.id}`, row.slug)
  }
  return slugs
}
