import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import {
  partsInOrder,
  blocksOfContainer,
  findBlock,
  findContainer,
  withDescendants,
  type StoredContainer,
} from '#operations/index.ts'

/** What a conflict can be about: a block, a container, or the whole content. */
export type Piece = StoredBlock | StoredContainer | ContentDocument

/** A block or container by its id; null where there is none. */
export function pieceIn(content: ContentDocument, id: string): StoredBlock | StoredContainer | null {
  return findContainer(content, id)?.container ?? findBlock(content, id)?.block ?? null
}

/** The blocks in a piece, each before its children. */
export function blocksOfPiece(piece: Piece | null): StoredBlock[] {
  if (!piece) return []
  if ('containers' in piece) return partsInOrder(piece)
  return 'columns' in piece ? blocksOfContainer(piece) : withDescendants(piece)
}

/** The blocks in a piece, without those in other blocks. */
export function topBlocks(piece: Piece): StoredBlock[] {
  if ('fields' in piece) return [piece]
  return 'columns' in piece ? piece.columns.flat() : piece.containers.flatMap(topBlocks)
}

/** The ids of a block or container and all in it. */
export function idsOfPiece(piece: Piece | null): Set<string> {
  const ids = blocksOfPiece(piece).map(({ id }) => id)
  return new Set(piece && 'columns' in piece ? [piece.id, ...ids] : ids)
}
