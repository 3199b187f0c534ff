import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { columnsOf, type Layout, type StoredContainer } from './pieces.ts'
import { keepIfSame } from './keep-if-same.ts'

/**
 * The content as operations keep it: each container has the columns of its layout, a block without children has no empty
 * list of them, and an id stands once (a second one gets a number). The identical object where nothing is to be done. A
 * draft begins with it, so that every operation can be undone exactly.
 */
export function canonicalContent(content: ContentDocument): ContentDocument {
  const takeId = idGiver()
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

/** The block with other children; without the list where there are none. */
export function withChildren(block: StoredBlock, children: StoredBlock[]): StoredBlock {
  const { children: _, ...rest } = block
  return children.length > 0 ? { ...rest, children } : rest
}

/** Columns for a layout: what stood in those that are gone joins the last one. */
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
    // An id has at most 100 characters.
    for (let number = 2; taken.has(free); number++) free = `${id.slice(0, 90)}-${number}`
    taken.add(free)
    return free
  }
}
