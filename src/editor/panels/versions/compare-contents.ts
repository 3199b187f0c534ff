import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { isSame } from '#operations/index.ts'

export type BlockDifference = {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  id: string
  type: string
  before: StoredBlock | null
  after: StoredBlock | null
  /** The fields whose values differ. */
  fields: string[]
}

/** The differences between two contents, block by block, in the order of the later one; removed blocks come last. */
export function compareContents(before: ContentDocument, after: ContentDocument): BlockDifference[] {
  // A content without a head of its own does not say whether it has changed.
  if (before.head === undefined || after.head === undefined)
    return compareParts({ ...before, head: undefined }, { ...after, head: undefined })
  return compareParts(before, after)
}

function compareParts(before: ContentDocument, after: ContentDocument): BlockDifference[] {
  const [then, now] = [placesIn(before), placesIn(after)]
  const [thenPositions, nowPositions] = [positionsIn(then, now), positionsIn(now, then)]
  const added = [...now].flatMap(([id, { block, row }]): BlockDifference[] => {
    const old = then.get(id)
    const { type } = block
    if (!old) return [{ kind: 'added', id, type, before: null, after: block, fields: [] }]
    const fields = changedFields(old.block, block)
    const common = { id, type, before: old.block, after: block, fields }
    if (fields.length > 0) return [{ kind: 'changed', ...common }]
    const isMoved = old.row !== row || thenPositions.get(id) !== nowPositions.get(id)
    return isMoved ? [{ kind: 'moved', ...common }] : []
  })
  const gone = [...then.values()]
    .filter(({ block }) => !now.has(block.id))
    .map(({ block }): BlockDifference => {
      const { id, type } = block
      return { kind: 'removed', id, type, before: block, after: null, fields: [] }
    })
  return [...added, ...gone]
}

function changedFields(a: StoredBlock, b: StoredBlock): string[] {
  const names = new Set([...Object.keys(a.fields), ...Object.keys(b.fields)])
  return [...names].filter((name) => !isSame(a.fields[name], b.fields[name]))
}

/** By id, in the order of the page; `row` names the column of a container or the block that contains it. */
type Places = Map<string, { block: StoredBlock; row: string }>

function placesIn({ head, containers }: ContentDocument): Places {
  const places: Places = new Map()
  const addAll = (row: string, blocks: StoredBlock[]) => {
    for (const block of blocks) {
      places.set(block.id, { block, row })
      addAll(`in ${block.id}`, block.children ?? [])
    }
  }
  if (head) addAll('head', [head])
  for (const { id, columns } of containers)
    for (const [column, blocks] of columns.entries()) addAll(`${id} ${column}`, blocks)
  return places
}

/**
 * The position of each block among those that are in its row in both contents: a block that was only displaced by others
 * has not moved.
 */
function positionsIn(places: Places, others: Places): Map<string, number> {
  const counts = new Map<string, number>()
  const positions = new Map<string, number>()
  for (const [id, { row }] of places) {
    if (others.get(id)?.row !== row) continue
    const count = counts.get(row) ?? 0
    positions.set(id, count)
    counts.set(row, count + 1)
  }
  return positions
}
