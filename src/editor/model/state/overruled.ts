import type { StoredChange } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { findBlock, findContainer, headId, isSame, wholeContent } from '#operations/index.ts'
import { blocksOfPiece } from './conflict-pieces.ts'
import type { EditorState, SetAside } from './editor-state.ts'
import { subjectOf } from './perform.ts'

/**
 * The blocks written in this window for which another user has chosen another version. `after` is the content with
 * that decision.
 */
export function overruledIn(
  { confirmed, undo }: Pick<EditorState, 'confirmed' | 'undo'>,
  remote: readonly StoredChange[],
  after: ContentDocument,
): SetAside[] {
  const written = new Set(undo.flatMap(({ parts }) => parts.map(({ done }) => subjectOf(done))))
  return remote.flatMap(({ overrules = [], author, at }) =>
    overrules
      .flatMap((id) => blocksOf(confirmed.content, id))
      .filter((block) => blocksOfPiece(block).some(({ id }) => written.has(id)))
      .filter((block) => !isSame(block.fields, findBlock(after, block.id)?.block.fields))
      .map((block) => ({ block, at: Date.parse(at), by: author })),
  )
}

/** The disputed parts, as blocks that can be set aside. */
function blocksOf(content: ContentDocument, id: string): StoredBlock[] {
  const containers = id === wholeContent ? content.containers : [findContainer(content, id)?.container]
  const block = findBlock(content, id === wholeContent ? headId : id)?.block
  return [...(block ? [block] : []), ...containers.flatMap((one) => one?.columns.flat() ?? [])]
}
