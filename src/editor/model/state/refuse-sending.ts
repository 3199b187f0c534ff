import type { Change, Operation } from '#contracts/page-operations.ts'
import { applyChange, findBlock } from '#operations/index.ts'
import { topBlocks } from './conflict-pieces.ts'
import { describeAgain } from './describe-conflict.ts'
import { operationsOf, pendingOperations, type EditorState } from './editor-state.ts'
import { keepIdentity } from './keep-identity.ts'

/**
 * Drops the sent changes, because the server will never store them (400: a block would be invalid) and they would block
 * everything after them. The blocks that they wrote are set aside. The caller must first send one change at a time, to
 * find the one at error.
 */
export function refuseSending(
  state: EditorState,
  { now, reason }: { now: number; reason?: string },
): EditorState {
  if (state.sending.length === 0) return state
  const written = new Set(operationsOf(state.sending).flatMap(idsWritten))
  const blocks = [...written].flatMap((id) => findBlock(state.content, id)?.block ?? [])
  const waiting = withoutNeighbours(state.waiting, operationsOf(state.sending))
  const next = { ...state, sending: [], waiting, typing: null }
  const content = applyChange(state.confirmed.content, pendingOperations(next))
  return describeAgain({
    ...next,
    content: keepIdentity(state.content, content),
    setAside: [...state.setAside, ...blocks.map((block) => ({ block, at: now, ...(reason && { reason }) }))],
  })
}

/** The ids of the blocks that an operation writes or inserts, without the blocks inside of them. */
function idsWritten(operation: Operation): string[] {
  switch (operation.kind) {
    case 'set-fields':
      return [operation.id]
    case 'insert-block':
      return [operation.block.id]
    case 'insert-container':
      return topBlocks(operation.container).map(({ id }) => id)
    default:
      return []
  }
}

/**
 * The changes with new places for blocks that were to follow a dropped insertion, because the server refuses places
 * relative to a block that it has never seen.
 */
function withoutNeighbours(changes: Change[], dropped: readonly Operation[]): Change[] {
  const before = new Map(
    dropped.flatMap((operation): [string, string | null][] => {
      if (operation.kind === 'insert-block') return [[operation.block.id, operation.to.after]]
      return operation.kind === 'insert-container' ? [[operation.container.id, operation.after]] : []
    }),
  )
  const settle = (after: string | null): string | null => {
    const earlier = after === null ? undefined : before.get(after)
    return earlier === undefined ? after : settle(earlier)
  }
  return changes.map((change) => ({
    ...change,
    operations: change.operations.map((operation): Operation => {
      if ('to' in operation)
        return { ...operation, to: { ...operation.to, after: settle(operation.to.after) } }
      return 'after' in operation ? { ...operation, after: settle(operation.after) } : operation
    }),
  }))
}
