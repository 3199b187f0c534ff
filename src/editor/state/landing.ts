import type { ContentDocument } from '#contracts/pages.ts'
import { findBlock, findContainer } from '#operations/index.ts'
import type { Landing } from './editor-state.ts'

/** The place of a block or container, with its neighbours; null when it doesn't exist. */
export function landingOf(content: ContentDocument, id: string): Landing | null {
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
export function hasStayed(content: ContentDocument, id: string, landed: Landing | undefined): boolean {
  const now = landingOf(content, id)
  if (!now || !landed || now.row !== landed.row) return false
  return now.after === landed.after || now.next === landed.next
}
