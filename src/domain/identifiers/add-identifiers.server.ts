import { inArray } from 'drizzle-orm'
import { identifiers } from '#db/schema/index.ts'
import { insertRows } from '../insert-rows.server.ts'
import type { Scope } from '../scope.ts'
import { isValidIdentifier } from './is-valid-identifier.ts'
import type { IdentifierOwner } from './list-identifiers.server.ts'

type Row = typeof identifiers.$inferSelect
type IdentifierDraft = Pick<Row, 'scheme' | 'value' | 'source' | 'checkedAt'>

/**
 * Adds to records the numbers that they do not have yet, behind those that they have; invalid ones are left out. Returns the
 * numbers of the records that got some. Whoever calls it records the changes.
 */
export async function addIdentifiers(
  scope: Scope,
  owner: IdentifierOwner,
  drafts: ReadonlyMap<number, readonly IdentifierDraft[]>,
): Promise<number[]> {
  const wanted = [...drafts].filter(([, list]) => list.length > 0)
  if (wanted.length === 0) return []
  const stored = await scope.db
    .select()
    .from(identifiers)
    .where(
      inArray(
        identifiers[owner],
        wanted.map(([id]) => id),
      ),
    )
  const known = Map.groupBy(stored, (row) => row[owner])
  const rows = wanted.flatMap(([id, list]) => {
    const own = known.get(id) ?? []
    const has = new Set(own.map(keyOf))
    const fresh = list.filter(
      (draft) =>
        isValidIdentifier(draft.scheme, draft.value) && !has.has(keyOf(draft)) && has.add(keyOf(draft)),
    )
    return fresh.map((draft, index) => ({ id, row: { ...draft, [owner]: id, position: own.length + index } }))
  })
  await insertRows(
    scope,
    identifiers,
    rows.map(({ row }) => row),
  )
  return [...new Set(rows.map(({ id }) => id))]
}

function keyOf({ scheme, value }: Pick<Row, 'scheme' | 'value'>): string {
  return `${scheme}:${value}`
}
