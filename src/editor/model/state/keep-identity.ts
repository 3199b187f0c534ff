import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { blocksInOrder, isSame } from '#operations/index.ts'

/** The new content, reusing the old one's objects where they are equal, to avoid needless rendering. */
export function keepIdentity(before: ContentDocument, after: ContentDocument): ContentDocument {
  if (before === after) return before
  const blocks = new Map(blocksInOrder(before).map((block) => [block.id, block]))
  const containers = new Map(before.containers.map((container) => [container.id, container]))
  const kept = keepList(
    before.containers,
    after.containers.map((container) => {
      const was = containers.get(container.id)
      const columns = container.columns.map((column, index) =>
        keepList(
          was?.columns[index] ?? [],
          column.map((block) => keepBlock(blocks, block)),
        ),
      )
      const isKept =
        was &&
        was.layout === container.layout &&
        was.columns.length === columns.length &&
        columns.every((column, index) => column === was.columns[index])
      return isKept ? was : { ...container, columns }
    }),
  )
  const head = isSame(before.head, after.head) ? before.head : after.head
  if (kept === before.containers && head === before.head) return before
  return { ...after, ...(head && { head }), containers: kept }
}

function keepBlock(blocks: Map<string, StoredBlock>, block: StoredBlock): StoredBlock {
  const was = blocks.get(block.id)
  if (was === block || (was && isSame(was, block))) return was
  return block.children
    ? { ...block, children: block.children.map((child) => keepBlock(blocks, child)) }
    : block
}

function keepList<Item>(before: Item[], after: Item[]): Item[] {
  return before.length === after.length && before.every((item, index) => item === after[index])
    ? before
    : after
}
