import type { MediaKind } from '#contracts/media-files.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { findBlock } from '#operations/index.ts'
import type { BlockElements } from '../workspace/block-elements.ts'
import { itemTypeOf, fileFieldState, typeMadeOf, type FileDestination } from './place-media.ts'
import { newPlaceAt } from '../reordering/drop-places.ts'

/** Where dragged files would go, and the box that shows it, relative to the viewport. */
export type FileTarget = { place: FileDestination; box: DOMRect }

/** At the upper and lower edge of a block, files go beside it instead of into it: at most this many pixels. */
const edge = 20

/**
 * The target of files of the given kinds at the pointer: a single one goes into a block with a field for it, pictures
 * into a gallery, everything else to the nearest place between blocks.
 */
export function fileTargetAt(
  content: ContentDocument,
  elements: BlockElements,
  target: Node,
  given: { kinds: readonly MediaKind[]; point: { x: number; y: number } },
): FileTarget | null {
  const { kinds, point } = given
  for (let id = elements.blockAt(target); id !== null; id = parentOf(content, id)) {
    const block = findBlock(content, id)?.block
    const box = block ? elements.boxOf(id) : null
    if (!block || !box || !isWellInside(box, point)) continue
    const [kind] = kinds
    if (kind !== undefined && kinds.length === 1 && fileFieldState(block, kind) !== null)
      return { place: { kind: 'fill', block: id }, box }
    if (kinds.length > 0 && kinds.every((one) => one === 'image') && itemTypeOf(block.type) !== null)
      return { place: { kind: 'items', list: id, after: null }, box }
  }
  const between = newPlaceAt(content, elements, typeMadeOf(kinds) ?? 'image', point)
  return between && { place: { kind: 'at', to: between.to }, box: between.line }
}

function isWellInside(box: DOMRect, { y }: { y: number }): boolean {
  const margin = Math.min(edge, box.height / 4)
  return y >= box.top + margin && y <= box.bottom - margin
}

function parentOf(content: ContentDocument, id: string): string | null {
  const place = findBlock(content, id)?.place
  return place?.in === 'block' ? place.parent : null
}
