import { applyChange, findBlock } from '#operations/index.ts'
import { describeAgain } from './describe-conflict.ts'
import { operationsOf, pendingOperations, type EditorState } from './editor-state.ts'
import { keepIdentity } from './keep-identity.ts'

/**
 * The server will never store what was sent (400: a block would be invalid). It is dropped, because it would block
 * everything after it, and the blocks that it wrote are set aside. Send one change at a time first, to find the one at
 * fault.
 */
export function refuseSending(state: EditorState, { now }: { now: number }): EditorState {
  if (state.sending.length === 0) return state
  const written = new Set(
    operationsOf(state.sending).flatMap((operation) => {
      if (operation.kind === 'set-fields') return operation.id
      return operation.kind === 'insert-block' ? operation.block.id : []
    }),
  )
  const blocks = [...written].flatMap((id) => findBlock(state.content, id)?.block ?? [])
  const next = { ...state, sending: [], typing: null }
  const content = applyChange(state.confirmed.content, pendingOperations(next))
  return describeAgain({
    ...next,
    content: keepIdentity(state.content, content),
    setAside: [...state.setAside, ...blocks.map((block) => ({ block, at: now }))],
  })
}
