import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { headId } from './head-id.ts'

export type StoredContainer = ContentDocument['containers'][number]
export type Layout = StoredContainer['layout']

export function emptyContent(): ContentDocument {
  return { version: 1, containers: [] }
}

const columnCounts: Record<Layout, number> = {
  '100': 1,
  '67-33': 2,
  '33-67': 2,
  '50-50': 2,
  '33-33-33': 3,
  '25-50-25': 3,
}

/** All layouts of a container, in the order in which they are offered (specification, section 3). */
export const layouts: readonly Layout[] = Object.keys(columnCounts).filter(isLayout)

export function isLayout(value: unknown): value is Layout {
  return typeof value === 'string' && Object.hasOwn(columnCounts, value)
}

export function columnsOf(layout: Layout): number {
  return columnCounts[layout]
}

/** A block and all its descendants, each before its children. */
export function withDescendants(block: StoredBlock): StoredBlock[] {
  return [block, ...(block.children ?? []).flatMap(withDescendants)]
}

/** The blocks of a container, each before its children. */
export function blocksOfContainer(container: StoredContainer): StoredBlock[] {
  return container.columns.flat().flatMap(withDescendants)
}

/** All blocks in the order of the page, each before its children. */
export function blocksInOrder(content: ContentDocument): StoredBlock[] {
  return content.containers.flatMap(blocksOfContainer)
}

/** The head, if the content has one, and all blocks in the order of the page. */
export function partsInOrder(content: ContentDocument): StoredBlock[] {
  return [...(content.head ? [content.head] : []), ...blocksInOrder(content)]
}

/** The ids of all containers and blocks; that of the head is always taken. */
export function idsIn(content: ContentDocument): Set<string> {
  return new Set([headId, ...[...content.containers, ...blocksInOrder(content)].map(({ id }) => id)])
}

/** A copy with new ids, for duplicating and pasting; the fields are shared with the original. */
export function withNewIds(piece: StoredBlock, newId: () => string): StoredBlock
export function withNewIds(piece: StoredContainer, newId: () => string): StoredContainer
export function withNewIds(piece: StoredBlock | StoredContainer, newId: () => string) {
  return 'columns' in piece
    ? {
        ...piece,
        id: newId(),
        columns: piece.columns.map((column) => column.map((block) => copyBlock(block, newId))),
      }
    : copyBlock(piece, newId)
}

function copyBlock(block: StoredBlock, newId: () => string): StoredBlock {
  return {
    ...block,
    id: newId(),
    ...(block.children && { children: block.children.map((child) => copyBlock(child, newId)) }),
  }
}
