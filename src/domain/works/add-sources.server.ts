import { inArray } from 'drizzle-orm'
import { recordSources } from '#db/schema/index.ts'
import { insertRows } from '../insert-rows.server.ts'
import type { Scope } from '../scope.ts'

type SourceDraft = Pick<typeof recordSources.$inferSelect, 'name' | 'at' | 'about'>

/**
 * Adds to records the sources that they do not have yet, behind those that they have. Returns the numbers of the records
 * that got some. Whoever calls it records the changes.
 */
export async function addSources(
  scope: Scope,
  owner: 'artistId' | 'workId',
  drafts: ReadonlyMap<number, readonly SourceDraft[]>,
): Promise<number[]> {
  const wanted = [...drafts].filter(([, list]) => list.length > 0)
  if (wanted.length === 0) return []
  const stored = await scope.db
    .select()
    .from(recordSources)
    .where(
      inArray(
        recordSources[owner],
        wanted.map(([id]) => id),
      ),
    )
  const known = Map.groupBy(stored, (row) => row[owner])
  const rows = wanted.flatMap(([id, list]) => {
    const own = known.get(id) ?? []
    const has = new Set(own.map(keyOf))
    return list
      .filter((draft) => !has.has(keyOf(draft)))
      .map((draft, index) => ({ id, row: { ...draft, [owner]: id, position: own.length + index } }))
  })
  await insertRows(
    scope,
    recordSources,
    rows.map(({ row }) => row),
  )
  return [...new Set(rows.map(({ id }) => id))]
}

function keyOf({ at, about }: SourceDraft): string {
  return `${at.toISOString()} ${about}`
}
