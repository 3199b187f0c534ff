import type { ContentDocument } from '#contracts/pages.ts'
import { findBlock, findContainer } from '#operations/index.ts'
import type { BlockElements } from '../workspace/block-elements.ts'

/** A place between two blocks of a column, before its first, or after its last. */
export type InsertionGap = {
  container: string
  column: number
  /** The blocks above and below; null at the ends of the column. */
  above: string | null
  below: string | null
}

/** How near to a gap the pointer has to be, in pixels. */
const reach = 12
/** The space after the last block and before the first one that counts as a gap, in pixels. */
const end = 24

/**
 * The gap of a column that the pointer is near; null when it is elsewhere. `target` is the element under the pointer.
 * Measures only a few blocks, because it is called while the pointer moves.
 */
export function findGap(
  content: ContentDocument,
  elements: BlockElements,
  target: Element,
  point: { x: number; y: number },
): InsertionGap | null {
  const container = containerOf(content, elements.blockAt(target))
  const [element] = container ? elements.elementsOf(container.id) : []
  if (!container || !element) return null
  const column = [...element.children].findIndex((child) => isAcross(child.getBoundingClientRect(), point))
  const blocks = container.columns[column] ?? []
  const number = nearestGap(blocks.length, (index) => elements.boxOf(blocks[index]?.id ?? ''), point.y)
  if (number === null) return null
  return {
    container: container.id,
    column,
    above: blocks[number - 1]?.id ?? null,
    below: blocks[number]?.id ?? null,
  }
}

/**
 * The number of the gap near a vertical position: 0 is before the first block, `count` after the last one. Null when
 * none is near. Blocks are stacked vertically, so only a few of them have to be measured.
 */
export function nearestGap(
  count: number,
  boxOf: (index: number) => { top: number; bottom: number } | null,
  y: number,
): number | null {
  let from = 0
  let to = count
  // The first block whose lower edge is below the pointer.
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((boxOf(middle)?.bottom ?? -Infinity) < y) from = middle + 1
    else to = middle
  }
  const near = [from, from + 1].flatMap((gap) => {
    const distance = gap <= count ? distanceToGap(gap, count, boxOf, y) : null
    return distance !== null && distance <= reach ? [{ gap, distance }] : []
  })
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.gap ?? null
}

function distanceToGap(
  gap: number,
  count: number,
  boxOf: (index: number) => { top: number; bottom: number } | null,
  y: number,
): number | null {
  const above = gap > 0 ? boxOf(gap - 1) : null
  const below = gap < count ? boxOf(gap) : null
  const top = above?.bottom ?? (below ? below.top - end : null)
  const bottom = below?.top ?? (above ? above.bottom + end : null)
  if (top === null || bottom === null) return null
  return Math.max(top - y, y - bottom, 0)
}

function isAcross(box: DOMRect, { x, y }: { x: number; y: number }): boolean {
  return x >= box.left && x <= box.right && y >= box.top - end && y <= box.bottom + end
}

/** The container that a block, an item of a block, or the container itself belongs to. */
function containerOf(content: ContentDocument, id: string | null) {
  if (id === null) return null
  const place = findBlock(content, id)?.place
  if (place?.in === 'block') return containerOf(content, place.parent)
  return findContainer(content, place?.container ?? id)?.container ?? null
}
