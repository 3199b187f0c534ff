import type { BlockPlace } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { findBlock } from './find-block.ts'
import { changeRow, type Row } from './rows.ts'

const madeContainer = 'container-of-'

/** The id of the container that is created for a block when there is none. */
export function containerIdFor(block: string): string {
  return `${madeContainer}${block}`.slice(0, 100)
}

/**
 * Whether a container was created for a block. One of two editors who begin an empty page at the same time names a
 * container that only this editor has.
 */
export function isMadeContainer(id: string): boolean {
  return id.startsWith(madeContainer)
}

/** Inserts a block that the content does not contain at a place, or at the nearest existing one. */
export function placeBlock(content: ContentDocument, block: StoredBlock, place: BlockPlace): ContentDocument {
  const spot = findSpot(content, place)
  if (!spot) {
    const container = { id: containerIdFor(block.id), layout: '100' as const, columns: [[block]] }
    return { ...content, containers: [container] }
  }
  return changeRow(content, spot.row, (blocks) => blocks.toSpliced(spot.index, 0, block))
}

/**
 * Resolves a place in the current content. A block whose preceding neighbour has left the row comes last in that row;
 * one whose row is gone comes last in the page's last column. Null when there is no container.
 */
export function findSpot(content: ContentDocument, place: BlockPlace): { row: Row; index: number } | null {
  const found = findRow(content, place)
  if (found) {
    const { row, blocks } = found
    if (place.after === null) return { row, index: 0 }
    const before = blocks.findIndex(({ id }) => id === place.after)
    return { row, index: before < 0 ? blocks.length : before + 1 }
  }
  const last = content.containers.at(-1)
  if (!last) return null
  const column = Math.max(0, last.columns.length - 1)
  return {
    row: { in: 'column', container: last.id, column },
    index: last.columns[column]?.length ?? 0,
  }
}

function findRow(content: ContentDocument, place: BlockPlace): { row: Row; blocks: StoredBlock[] } | null {
  if (place.in === 'block') {
    const parent = findBlock(content, place.parent)?.block
    return parent ? { row: { in: 'block', parent: parent.id }, blocks: parent.children ?? [] } : null
  }
  const container = content.containers.find(({ id }) => id === place.container)
  if (!container) return null
  const column = Math.min(place.column, Math.max(0, container.columns.length - 1))
  return {
    row: { in: 'column', container: container.id, column },
    blocks: container.columns[column] ?? [],
  }
}
