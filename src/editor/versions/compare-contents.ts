import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { partsInOrder, findBlock, isSame } from '#operations/index.ts'

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
  const there = partsInOrder(after)
  const added = there.flatMap((block): BlockDifference[] => {
    const old = findBlock(before, block.id)
    if (!old)
      return [{ kind: 'added', id: block.id, type: block.type, before: null, after: block, fields: [] }]
    const fields = changedFields(old.block, block)
    const common = { id: block.id, type: block.type, before: old.block, after: block, fields }
    if (fields.length > 0) return [{ kind: 'changed', ...common }]
    return isMoved(before, after, block.id) ? [{ kind: 'moved', ...common }] : []
  })
  const known = new Set(there.map(({ id }) => id))
  const gone = partsInOrder(before)
    .filter(({ id }) => !known.has(id))
    .map((block): BlockDifference => ({
      kind: 'removed',
      id: block.id,
      type: block.type,
      before: block,
      after: null,
      fields: [],
    }))
  return [...added, ...gone]
}

function changedFields(a: StoredBlock, b: StoredBlock): string[] {
  const names = new Set([...Object.keys(a.fields), ...Object.keys(b.fields)])
  return [...names].filter((name) => !isSame(a.fields[name], b.fields[name]))
}

/**
 * Whether a block was moved to another row, or behind another block that is in both rows: a block that was only
 * displaced by others has not moved.
 */
function isMoved(before: ContentDocument, after: ContentDocument, id: string): boolean {
  const a = findBlock(before, id)
  const b = findBlock(after, id)
  if (!a || !b) return false
  if (!isSame(rowOf(a.place), rowOf(b.place))) return true
  const shared = new Set(
    a.siblings.map((one) => one.id).filter((one) => b.siblings.some((other) => other.id === one)),
  )
  const order = (siblings: StoredBlock[]) => siblings.map((one) => one.id).filter((one) => shared.has(one))
  return order(a.siblings).indexOf(id) !== order(b.siblings).indexOf(id)
}

function rowOf(place: NonNullable<ReturnType<typeof findBlock>>['place']) {
  return place.in === 'block' ? [place.parent] : [place.container, place.column]
}
