import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { BlockPlace, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { findBlock, findContainer, withDescendants } from '#operations/index.ts'
import type { BlockElements } from '../workspace/block-elements.ts'

/** The result of dropping now, and the line that marks it, relative to the viewport. */
export type DropTarget = { operation: Operation; line: DOMRect }

type Line<Place> = { place: Place; line: DOMRect; distance: number }
const thickness = 3

/** The valid drop position nearest to the pointer; null when there is none. */
export function dropPlaceAt(
  content: ContentDocument,
  elements: BlockElements,
  id: string,
  point: { x: number; y: number },
): DropTarget | null {
  const found = findBlock(content, id)
  const nearest = found
    ? nearestOf(
        linesForBlocks(content, elements, found.block.type, point, withDescendants(found.block)).map(
          ({ place: to, ...rest }) => ({ ...rest, place: { kind: 'move-block' as const, id, to } }),
        ),
      )
    : findContainer(content, id)
      ? nearestOf(linesForContainers(content, elements, id, point))
      : null
  return nearest && !isWhereItStands(content, nearest.place)
    ? { operation: nearest.place, line: nearest.line }
    : null
}

/** The place for a new block of a type nearest to the pointer; null when there is none. */
export function newPlaceAt(
  content: ContentDocument,
  elements: BlockElements,
  type: string,
  point: { x: number; y: number },
): { to: BlockPlace; line: DOMRect } | null {
  const nearest = nearestOf(linesForBlocks(content, elements, type, point))
  return nearest && { to: nearest.place, line: nearest.line }
}

function nearestOf<Place>(lines: Line<Place>[]): Line<Place> | null {
  return lines.toSorted((a, b) => a.distance - b.distance)[0] ?? null
}

/** The lines where a block of a type may be dropped, outside of the given ones. */
function linesForBlocks(
  content: ContentDocument,
  elements: BlockElements,
  type: string,
  point: { x: number; y: number },
  without: readonly { id: string }[] = [],
): Line<BlockPlace>[] {
  const inside = new Set(without.map(({ id }) => id))
  const columns = content.containers.flatMap((container) =>
    container.columns.flatMap((column, index): Line<BlockPlace>[] => {
      if (!blockDefinitions[type]?.standsAlone) return []
      const place = elements.elementsOf(container.id)[0]?.children[index]
      const box = place?.getBoundingClientRect()
      if (!box) return []
      return linesOf(column, elements, box, point, (after) => ({
        in: 'column',
        container: container.id,
        column: index,
        after,
      }))
    }),
  )
  const lists = content.containers
    .flatMap((container) => container.columns.flat())
    .flatMap(withDescendants)
    .filter((list) => !inside.has(list.id) && blockDefinitions[list.type]?.children.includes(type))
    .flatMap((list): Line<BlockPlace>[] => {
      const box = elements.boxOf(list.id)
      if (!box) return []
      return linesOf(list.children ?? [], elements, box, point, (after) => ({
        in: 'block',
        parent: list.id,
        after,
      }))
    })
  return [...columns, ...lists]
}

function linesForContainers(
  content: ContentDocument,
  elements: BlockElements,
  id: string,
  point: { x: number; y: number },
): Line<Operation>[] {
  const boxes = content.containers.map((container) => elements.boxOf(container.id))
  const [first] = boxes
  if (!first) return []
  return linesOf(content.containers, elements, first, point, (after) => ({
    kind: 'move-container',
    id,
    after,
  }))
}

/** The lines between the elements of a list, which is vertical, or horizontal when they are side by side. */
function linesOf<Place>(
  row: { id: string }[],
  elements: BlockElements,
  around: DOMRect,
  point: { x: number; y: number },
  placeAfter: (after: string | null) => Place,
): Line<Place>[] {
  const boxes = row.map(({ id }) => elements.boxOf(id))
  const [first, second] = boxes
  const isAcross = Boolean(first && second && second.left >= first.right - 1)
  const lines = [null, ...row].map((one, index) => {
    const before = boxes[index - 1]
    const behind = boxes[index]
    const line = isAcross ? lineAcross(before, behind) : lineDown(before, behind, around)
    return { after: one?.id ?? null, line }
  })
  return lines.flatMap(({ after, line }) =>
    line ? [{ place: placeAfter(after), line, distance: distanceTo(line, point) }] : [],
  )
}

function lineDown(
  before: DOMRect | null | undefined,
  behind: DOMRect | null | undefined,
  around: DOMRect,
): DOMRect {
  const y =
    before && behind
      ? (before.bottom + behind.top) / 2
      : before
        ? before.bottom + 8
        : behind
          ? behind.top - 8
          : around.top + around.height / 2
  return new DOMRect(around.left, y - thickness / 2, around.width, thickness)
}

function lineAcross(before: DOMRect | null | undefined, behind: DOMRect | null | undefined): DOMRect | null {
  const beside = behind ?? before
  if (!beside) return null
  const isSameLine = before && behind && behind.left > before.left
  const x = isSameLine ? (before.right + behind.left) / 2 : behind ? behind.left - 8 : beside.right + 8
  return new DOMRect(x - thickness / 2, beside.top, thickness, beside.height)
}

function distanceTo(line: DOMRect, { x, y }: { x: number; y: number }): number {
  const across = Math.max(line.left - x, 0, x - line.right)
  const down = Math.max(line.top - y, 0, y - line.bottom)
  return Math.hypot(across, down)
}

function isWhereItStands(content: ContentDocument, operation: Operation): boolean {
  if (operation.kind === 'move-container') {
    const found = findContainer(content, operation.id)
    return operation.after === operation.id || found?.after === operation.after
  }
  if (operation.kind !== 'move-block') return false
  const place = findBlock(content, operation.id)?.place
  if (operation.to.after === operation.id) return true
  return place !== undefined && JSON.stringify({ ...place }) === JSON.stringify({ ...operation.to })
}
