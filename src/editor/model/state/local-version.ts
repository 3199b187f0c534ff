import type { Change, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyChange, applyOperation, wholeContent } from '#operations/index.ts'
import { idsOfPiece, pieceIn } from './conflict-pieces.ts'
import { destinationOf } from './disputed-operations.ts'
import type { ConflictBlock, EditorState } from './editor-state.ts'
import { subjectOf } from './perform.ts'

export type Question = Pick<ConflictBlock, 'id' | 'about' | 'authors' | 'baseState'>

/**
 * The content with the own version of something disputed: its state before the dispute, with the own changes. Of
 * changes made after the dispute was known, only operations on the disputed block or container count; the rest was
 * meant for another content.
 */
export function localVersionOf(
  { id, baseState }: Question,
  { sending, waiting, madeAt }: Pick<EditorState, 'sending' | 'waiting' | 'madeAt'>,
): ContentDocument {
  const isLater = (change: Change) => (madeAt[change.id] ?? 0) > baseState.sequence
  let content = baseState.content
  for (const change of [...sending, ...waiting]) {
    if (!isLater(change) || id === wholeContent) content = applyChange(content, change.operations)
    else for (const operation of change.operations) content = applyWithin(content, operation, id)
  }
  return content
}

function applyWithin(content: ContentDocument, operation: Operation, whole: string): ContentDocument {
  const inside = idsOfPiece(pieceIn(content, whole)).add(whole)
  const isInside = [subjectOf(operation), destinationOf(operation)].some(
    (id) => id !== null && inside.has(id),
  )
  return isInside ? applyOperation(content, operation) : content
}
