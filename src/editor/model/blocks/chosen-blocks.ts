import type { ContentDocument } from '#contracts/pages.ts'
import { findBlock } from '#operations/index.ts'

/**
 * The ids of the blocks between the selected one and the other end of the selection, in order: neighbours in one column or
 * list. Only the selected one where there is no other end, or where it has moved elsewhere.
 */
export function chosenBlocks(content: ContentDocument, selected: string, until: string | null): string[] {
  const row = rowOf(content, selected)
  const from = row.indexOf(selected)
  const to = until === null ? -1 : row.indexOf(until)
  if (from < 0 || to < 0) return [selected]
  return row.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** The neighbour by which the selection can be extended, or reduced; null at the end of the column or list. */
export function nextEnd(
  content: ContentDocument,
  selected: string,
  until: string | null,
  step: 1 | -1,
): string | null {
  const row = rowOf(content, selected)
  const at = row.indexOf(until ?? selected)
  return at < 0 ? null : (row[at + step] ?? null)
}

/** The ids of a block and its siblings, in order; empty for what is no block. */
export function rowOf(content: ContentDocument, id: string): string[] {
  const place = findBlock(content, id)?.place
  if (!place) return []
  const blocks =
    place.in === 'column'
      ? content.containers.find((container) => container.id === place.container)?.columns[place.column]
      : findBlock(content, place.parent)?.block.children
  return (blocks ?? []).map((block) => block.id)
}
