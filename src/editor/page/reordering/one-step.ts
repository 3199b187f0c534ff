import type { BlockPlace } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { findBlock, findContainer } from '#operations/index.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

/**
 * A block's position after one step: past its neighbour, on into the next container from the end of its column, or
 * into the adjacent column. Null when there is no further step; items stay in their lists.
 */
export function placeOneStep(content: ContentDocument, id: string, direction: Direction): BlockPlace | null {
  const found = findBlock(content, id)
  if (!found) return null
  const { place, index, siblings } = found
  if (direction === 'up' && index > 0) return { ...place, after: siblings[index - 2]?.id ?? null }
  if (direction === 'down' && index < siblings.length - 1)
    return { ...place, after: siblings[index + 1]?.id ?? null }
  if (place.in === 'block') return null
  const at = content.containers.findIndex((container) => container.id === place.container)
  const container = content.containers[at]
  if (direction === 'left' || direction === 'right') {
    const column = place.column + (direction === 'left' ? -1 : 1)
    const row = container?.columns[column]
    return row ? { ...place, column, after: row[Math.min(index, row.length) - 1]?.id ?? null } : null
  }
  // Within a container the order is column by column, as on a phone.
  const step = direction === 'up' ? -1 : 1
  const beside = container?.columns[place.column + step]
  if (beside)
    return {
      ...place,
      column: place.column + step,
      after: direction === 'up' ? (beside.at(-1)?.id ?? null) : null,
    }
  const next = content.containers[at + step]
  if (!next) return null
  const column = direction === 'up' ? next.columns.length - 1 : 0
  const after = direction === 'up' ? (next.columns[column]?.at(-1)?.id ?? null) : null
  return { in: 'column', container: next.id, column, after }
}

/** The predecessor of a container after one step; undefined when there is no further step. */
export function containerOneStep(
  content: ContentDocument,
  id: string,
  direction: Direction,
): string | null | undefined {
  const index = findContainer(content, id)?.index
  if (index === undefined) return undefined
  if (direction === 'up') return index === 0 ? undefined : (content.containers[index - 2]?.id ?? null)
  if (direction === 'down') return content.containers[index + 1]?.id
  return undefined
}

/**
 * Everything that the arrow keys select, in the order of the page: blocks before their items, and containers only when
 * they are empty; other containers are selected from a block within them.
 */
export function selectableIds(content: ContentDocument): string[] {
  const walk = (blocks: { id: string; children?: { id: string }[] }[]): string[] =>
    blocks.flatMap((block) => [block.id, ...walk(block.children ?? [])])
  return content.containers.flatMap((container) => {
    const blocks = walk(container.columns.flat())
    return blocks.length > 0 ? blocks : [container.id]
  })
}
