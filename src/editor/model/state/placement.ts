import type { ContentDocument } from '#contracts/pages.ts'
import { findBlock, findContainer } from '#operations/index.ts'
import type { Placement } from './editor-state.ts'

/** The place of a block or container, with its neighbours; null when it doesn't exist. */
export function placementOf(content: ContentDocument, id: string): Placement | null {
  const found = findBlock(content, id)
  if (found) {
    const { row, index, siblings, place } = found
    const name = row.in === 'column' ? `column ${row.column} ${row.container}` : `inside ${row.parent}`
    return { row: name, after: place.after, next: siblings[index + 1]?.id ?? null }
  }
  const container = findContainer(content, id)
  return (
    container && {
      row: 'page',
      after: container.after,
      next: content.containers[container.index + 1]?.id ?? null,
    }
  )
}

/**
 * Whether a block or container is still where it was put. One unchanged neighbour is enough: something may have been
 * inserted between it and the other one.
 */
export function hasStayed(content: ContentDocument, id: string, placement: Placement | undefined): boolean {
  const now = placementOf(content, id)
  if (!now || !placement || now.row !== placement.row) return false
  return now.after === placement.after || now.next === placement.next
}
