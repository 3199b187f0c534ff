import type { ContentDocument } from '#contracts/pages.ts'
import { findBlock, findContainer } from '#operations/index.ts'
import type { Landing } from './editor-state.ts'

/** Where a block or container stands, with its neighbours; null where there is none. */
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
 * Whether something still stands where it came to stand. One neighbour is enough: somebody may have put a thing between
 * it and the other one.
 */
export function hasStayed(content: ContentDocument, id: string, landed: Landing | undefined): boolean {
  const now = landingOf(content, id)
  if (!now || !landed || now.row !== landed.row) return false
  return now.after === landed.after || now.next === landed.next
}
