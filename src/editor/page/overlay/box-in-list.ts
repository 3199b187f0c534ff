import type { BlockElements } from '../workspace/block-elements.ts'

/** How much of an item must be visible before anything is drawn over it, in pixels. */
const least = 200

/** The box of a block, or of the visible part of a list's item; null while a slider hides it. */
export function boxInList(elements: BlockElements, id: string, list: string | null): DOMRect | null {
  const box = elements.boxOf(id)
  const outer = list === null ? null : elements.boxOf(list)
  if (!box || !outer) return box
  const left = Math.max(box.left, outer.left)
  const width = Math.min(box.right, outer.right) - left
  return width < Math.min(least, box.width) ? null : new DOMRect(left, box.top, width, box.height)
}
