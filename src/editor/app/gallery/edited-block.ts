import type { StoredBlock } from '#contracts/pages.ts'
import { blockForms } from '#blocks/forms.generated.ts'

/** Replaces a block in another one's tree; null removes it. */
export function changeBlock(
  block: StoredBlock,
  id: string,
  change: (block: StoredBlock) => StoredBlock | null,
): StoredBlock {
  if (block.id === id) return change(block) ?? block
  const children = block.children?.flatMap((child) =>
    child.id === id ? (change(child) ?? []) : changeBlock(child, id, change),
  )
  return children ? { ...block, children } : block
}

/** Moves a list's item up or down by one. */
export function moveItem(block: StoredBlock, id: string, by: -1 | 1): StoredBlock {
  const children = [...(block.children ?? [])]
  const from = children.findIndex((child) => child.id === id)
  const [moved] = from < 0 ? [] : children.splice(from, 1)
  if (moved) children.splice(from + by, 0, moved)
  return { ...block, children }
}

let made = 0
export function newBlock(type: string): StoredBlock {
  const { fields, children = [] } = blockForms[type]?.create() ?? { fields: {} }
  return {
    id: `new-${made++}`,
    type,
    version: 1,
    fields,
    children: children.map((child) => ({ id: `new-${made++}`, version: 1, ...child })),
  }
}
