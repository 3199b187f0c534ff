import type { BlockPlace } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { headId } from './head-id.ts'
import type { StoredContainer } from './pieces.ts'
import type { Row } from './rows.ts'

export type FoundBlock = {
  block: StoredBlock
  place: BlockPlace
  row: Row
  /** Its zero-based index among its siblings. */
  index: number
  /** The row that contains it, including itself. */
  siblings: StoredBlock[]
}

/**
 * A block with its position; null when there is none with this id. The head counts as the only block of a row of its
 * own.
 */
export function findBlock(content: ContentDocument, id: string): FoundBlock | null {
  if (id === headId) return content.head ? foundHead(content.head) : null
  for (const container of content.containers) {
    for (const [column, blocks] of container.columns.entries()) {
      const found = findAmong(blocks, { in: 'column', container: container.id, column }, id)
      if (found) return found
    }
  }
  return null
}

/** A container with the one before it; null when there is none with this id. */
export function findContainer(
  content: ContentDocument,
  id: string,
): { container: StoredContainer; index: number; after: string | null } | null {
  const index = content.containers.findIndex((container) => container.id === id)
  const container = content.containers[index]
  return container ? { container, index, after: content.containers[index - 1]?.id ?? null } : null
}

function foundHead(head: StoredBlock): FoundBlock {
  const row: Row = { in: 'column', container: headId, column: 0 }
  return { block: head, row, place: { ...row, after: null }, index: 0, siblings: [head] }
}

function findAmong(siblings: StoredBlock[], row: Row, id: string): FoundBlock | null {
  for (const [index, block] of siblings.entries()) {
    if (block.id === id) {
      return { block, row, place: { ...row, after: siblings[index - 1]?.id ?? null }, index, siblings }
    }
    const found = block.children && findAmong(block.children, { in: 'block', parent: block.id }, id)
    if (found) return found
  }
  return null
}
