import type { StoredBlock } from '#contracts/pages.ts'
import { blocksOfContainer, withDescendants, type StoredContainer } from './pieces.ts'

/** The keys for the existence of a block or container and everything inside it. */
export function subjectsOf(piece: StoredBlock | StoredContainer): string[] {
  if (!('columns' in piece)) return withDescendants(piece).map(({ id }) => `block:${id}`)
  return [`container:${piece.id}`, ...blocksOfContainer(piece).map(({ id }) => `block:${id}`)]
}
