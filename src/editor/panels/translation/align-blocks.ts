import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { partsInOrder } from '#operations/index.ts'

/** A block in both languages; null where it does not exist. */
export type AlignedBlock = { id: string; here: StoredBlock | null; there: StoredBlock | null }

/**
 * The blocks of two language versions side by side, aligned by their ids, in the order of this language. A block that
 * only the other language has keeps its predecessor.
 */
export function alignBlocks(here: ContentDocument, there: ContentDocument | null): AlignedBlock[] {
  const own = partsInOrder(here)
  const others = there ? partsInOrder(there) : []
  const othersById = new Map(others.map((block) => [block.id, block]))
  const rows: AlignedBlock[] = own.map((block) => ({
    id: block.id,
    here: block,
    there: othersById.get(block.id) ?? null,
  }))
  const known = new Set(own.map(({ id }) => id))
  for (const [index, block] of others.entries()) {
    if (known.has(block.id)) continue
    known.add(block.id)
    const before = others[index - 1]?.id
    const at = before === undefined ? -1 : rows.findIndex(({ id }) => id === before)
    rows.splice(at + 1, 0, { id: block.id, here: null, there: block })
  }
  return rows
}
