import type { StoredBlock } from '#contracts/pages.ts'
import { isSame } from '#operations/index.ts'
import { blocksOfPiece } from './conflict-pieces.ts'
import type { ConflictBlock } from './editor-state.ts'

/** The blocks in which I had written what is not in theirs; a new one with all in it, once. */
export function writtenBlocks({ mine, theirs, original }: ConflictBlock): StoredBlock[] {
  const before = fieldsById(blocksOfPiece(original))
  const after = fieldsById(blocksOfPiece(theirs))
  const written = blocksOfPiece(mine).filter(
    ({ id, fields }) => !isSame(fields, before.get(id)) && !isSame(fields, after.get(id)),
  )
  const inner = new Set(written.flatMap((block) => blocksOfPiece(block).slice(1)))
  return written.filter((block) => !inner.has(block))
}

function fieldsById(blocks: StoredBlock[]): Map<string, StoredBlock['fields']> {
  return new Map(blocks.map(({ id, fields }) => [id, fields]))
}
