import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { withChildren } from './canonical-content.ts'
import { headId } from './head-id.ts'
import { keepIfSame } from './keep-if-same.ts'
import type { StoredContainer } from './pieces.ts'

/** A row of blocks: a column of a container, or the children of a block. */
export type Row = { in: 'column'; container: string; column: number } | { in: 'block'; parent: string }

/** Replaces one row of the content. */
export function changeRow(
  content: ContentDocument,
  row: Row,
  change: (blocks: StoredBlock[]) => StoredBlock[],
): ContentDocument {
  if (row.in === 'block') {
    return changeBlock(content, row.parent, (parent) => {
      const children = change(parent.children ?? [])
      return children === parent.children ? parent : withChildren(parent, children)
    })
  }
  return changeContainer(content, row.container, (container) => ({
    ...container,
    columns: container.columns.map((column, index) => (index === row.column ? change(column) : column)),
  }))
}

/** Replaces one container of the content. */
export function changeContainer(
  content: ContentDocument,
  id: string,
  change: (container: StoredContainer) => StoredContainer,
): ContentDocument {
  const containers = keepIfSame(
    content.containers,
    content.containers.map((container) => (container.id === id ? change(container) : container)),
  )
  return containers === content.containers ? content : { ...content, containers }
}

/** Replaces one block of the content, or removes it if the result is null; the head is never removed. */
export function changeBlock(
  content: ContentDocument,
  id: string,
  change: (block: StoredBlock) => StoredBlock | null,
): ContentDocument {
  if (id === headId) {
    const head = content.head && change(content.head)
    return !head || head === content.head ? content : { ...content, head }
  }
  const containers = keepIfSame(
    content.containers,
    content.containers.map((container) => {
      const columns = keepIfSame(
        container.columns,
        container.columns.map((column) => changeAmong(column, id, change)),
      )
      return columns === container.columns ? container : { ...container, columns }
    }),
  )
  return containers === content.containers ? content : { ...content, containers }
}

function changeAmong(
  blocks: StoredBlock[],
  id: string,
  change: (block: StoredBlock) => StoredBlock | null,
): StoredBlock[] {
  return keepIfSame(
    blocks,
    blocks.flatMap((block) => {
      if (block.id === id) return change(block) ?? []
      if (!block.children) return block
      const children = changeAmong(block.children, id, change)
      return children === block.children ? block : withChildren(block, children)
    }),
  )
}
