import type { Change, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyOperation, findBlock, findContainer } from '#operations/index.ts'

/**
 * The changes with places that the server knows. A place may name a neighbour or a container that was never stored: its
 * insertion was dropped by a decision, or it was made for a page that was empty. The server refuses such places; the one
 * where the block stands in this window means the same. The changes keep their ids: the server can't have stored what
 * it refuses, and ignores the new form of a change that it has stored before.
 */
export function withKnownPlaces(before: ContentDocument, changes: Change[]): Change[] {
  let content = before
  return changes.map((change) => {
    const operations = change.operations.map((operation) => {
      const next = applyOperation(content, operation)
      const known = withKnownPlace(operation, content, next)
      content = next
      return known
    })
    return operations.every((operation, index) => operation === change.operations[index])
      ? change
      : { ...change, operations }
  })
}

function withKnownPlace(operation: Operation, before: ContentDocument, after: ContentDocument): Operation {
  switch (operation.kind) {
    case 'insert-block':
    case 'move-block': {
      const { to } = operation
      const isHolderThere =
        to.in === 'column'
          ? findContainer(before, to.container) !== null
          : findBlock(before, to.parent) !== null
      if (isHolderThere && (to.after === null || findBlock(before, to.after))) return operation
      const id = operation.kind === 'insert-block' ? operation.block.id : operation.id
      const found = findBlock(after, id)
      return found ? { ...operation, to: found.place } : operation
    }
    case 'insert-container':
    case 'move-container': {
      if (operation.after === null || findContainer(before, operation.after)) return operation
      const id = operation.kind === 'insert-container' ? operation.container.id : operation.id
      const found = findContainer(after, id)
      return found ? { ...operation, after: found.after } : operation
    }
    default:
      return operation
  }
}
