import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { headId } from './head-id.ts'
import { columnsOf, type Layout, type StoredContainer } from './pieces.ts'
import { keepIfSame } from './keep-if-same.ts'

/**
 * The canonical form of a content: each container has the columns of its layout, a block without children has no empty
 * list of them, and ids are unique (a repeated one gets a number). Returns the identical object when nothing changes. A
 * draft starts in this form, so that every operation can be undone exactly.
 */
export function canonicalContent(content: ContentDocument): ContentDocument {
  const takeId = idGiver()
  takeId(headId)
  const containers = keepIfSame(
    content.containers,
    content.containers.map((container) => canonicalContainer(container, takeId)),
  )
  return containers === content.containers ? content : { ...content, containers }
}

export function canonicalContainer(container: StoredContainer, takeId = keepId): StoredContainer {
  const id = takeId(container.id)
  const blocks = keepIfSame(
    container.columns,
    container.columns.map((column) => canonicalBlocks(column, takeId)),
  )
  const columns = fitColumns(blocks, container.layout)
  return id === container.id && columns === container.columns ? container : { ...container, id, columns }
}

export function canonicalBlock(block: StoredBlock, takeId = keepId): StoredBlock {
  const id = takeId(block.id)
  const children = block.children && canonicalBlocks(block.children, takeId)
  if (id === block.id && children === block.children && children?.length !== 0) return block
  return withChildren({ ...block, id }, children ?? [])
}

/** The block with other children; without the list when there are none. */
export function withChildren(block: StoredBlock, children: StoredBlock[]): StoredBlock {
  const { children: _, ...rest } = block
  return children.length > 0 ? { ...rest, children } : rest
}

/** Distributes columns to a layout: blocks of surplus columns are appended to the last one. */
export function fitColumns(columns: StoredBlock[][], layout: Layout): StoredBlock[][] {
  const count = columnsOf(layout)
  if (columns.length === count) return columns
  return Array.from({ length: count }, (_, index) => {
    const column = columns[index] ?? []
    const homeless = index === count - 1 ? columns.slice(count).flat() : []
    return homeless.length > 0 ? [...column, ...homeless] : column
  })
}

function canonicalBlocks(blocks: StoredBlock[], takeId: (id: string) => string): StoredBlock[] {
  return keepIfSame(
    blocks,
    blocks.map((block) => canonicalBlock(block, takeId)),
  )
}

function keepId(id: string): string {
  return id
}

function idGiver(): (id: string) => string {
  const taken = new Set<string>()
  return (id) => {
    let free = id
    // Truncated, because an id has at most 100 characters.
    for (let number = 2; taken.has(free); number++) free = `${id.slice(0, 90)}-${number}`
    taken.add(free)
    return free
  }
}
