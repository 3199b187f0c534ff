import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { idsIn } from '#operations/index.ts'
import { idsOfPiece } from './conflict-pieces.ts'
import type { ConflictBlock } from './editor-state.ts'
import { subjectOf } from './perform.ts'

/**
 * Whether an own operation is dropped by a decision. If their version is kept, all that conflicts with it is. If the
 * own version is kept and they have removed the block, all operations on it are dropped, too, because they would have
 * no effect; `bringIn` restores their result.
 */
export function isDisputed(
  operation: Operation,
  block: ConflictBlock,
  { isRemote, confirmed }: { isRemote: boolean; confirmed: ContentDocument },
): boolean {
  if (block.kind === 'content') return true
  if (block.about.includes('existence')) {
    if (!isRemote && block.local === null) return false
    const inside = idsWithin(block, confirmed)
    return [subjectOf(operation), destinationOf(operation)].some((id) => id !== null && inside.has(id))
  }
  if (!isRemote || subjectOf(operation) !== block.id) return false
  switch (operation.kind) {
    case 'set-fields':
    case 'insert-block':
    case 'remove-block':
      return block.about.includes('fields')
    case 'move-block':
    case 'move-container':
      return block.about.includes('place')
    case 'set-layout':
      return block.about.includes('layout')
    default:
      return false
  }
}

/** The ids of everything inside it, except for what has another place in the confirmed content. */
function idsWithin(block: ConflictBlock, confirmed: ContentDocument): Set<string> {
  const remote = idsOfPiece(block.remote)
  const elsewhere = idsIn(confirmed)
  const all = [...remote, ...idsOfPiece(block.local), ...idsOfPiece(block.base), block.id]
  return new Set(all.filter((id) => remote.has(id) || !elsewhere.has(id)))
}

/** The container or block that an operation inserts or moves into. */
export function destinationOf(operation: Operation): string | null {
  if (operation.kind !== 'insert-block' && operation.kind !== 'move-block') return null
  return operation.to.in === 'column' ? operation.to.container : operation.to.parent
}
