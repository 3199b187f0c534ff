import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { partsInOrder, isSame } from '#operations/index.ts'
import { blocksOfPiece } from './conflict-pieces.ts'
import type { ConflictBlock } from './editor-state.ts'

/** The blocks of a disputed piece with own, unsaved changes; a new block is included once, with all its content. */
export function writtenBlocks(
  { local, baseState }: ConflictBlock,
  confirmed: ContentDocument,
): StoredBlock[] {
  const before = fieldsById(partsInOrder(baseState.content))
  const after = fieldsById(partsInOrder(confirmed))
  const written = blocksOfPiece(local).filter(
    ({ id, fields }) => !isSame(fields, before.get(id)) && !isSame(fields, after.get(id)),
  )
  const inner = new Set(written.flatMap((block) => blocksOfPiece(block).slice(1)))
  return written.filter((block) => !inner.has(block))
}

function fieldsById(blocks: StoredBlock[]): Map<string, StoredBlock['fields']> {
  return new Map(blocks.map(({ id, fields }) => [id, fields]))
}
