import type { Change } from '#contracts/page-operations.ts'
import { maxOperationsPerCall } from '#operations/index.ts'
import type { EditorState } from './editor-state.ts'
import { withKnownPlaces } from './known-places.ts'

export type Request = { client: string; base: number; changes: Change[] }

/** The maximum number of changes per call, and also of the operations in them: the server accepts no more. */
const maxAtOnce = 200

/**
 * Takes the waiting changes and returns what to send; null when nothing is waiting, a call is in flight, or a conflict
 * has to be resolved first. A change that was sent once is not modified again except for its places: the server may have
 * stored it although its answer was lost.
 */
export function beginSending(
  state: EditorState,
  atMost = maxAtOnce,
): { state: EditorState; request: Request | null } {
  if (state.conflict || state.sending.length > 0 || state.waiting.length === 0)
    return { state, request: null }
  const next = state.waiting.slice(0, Math.min(atMost, countFitting(state.waiting)))
  const sending = withKnownPlaces(state.confirmed.content, next)
  const isTypingSent = sending.some(({ id }) => id === state.typing?.change)
  return {
    state: {
      ...state,
      sending,
      waiting: state.waiting.slice(sending.length),
      typing: state.typing && isTypingSent ? { ...state.typing, change: null } : state.typing,
    },
    request: { client: state.client, base: state.confirmed.sequence, changes: sending },
  }
}

/** How many of the changes fit into one call; at least one, because a single change never has too many operations. */
function countFitting(changes: Change[]): number {
  let operations = 0
  const tooMany = changes.findIndex(
    (change) => (operations += change.operations.length) > maxOperationsPerCall,
  )
  return tooMany === -1 ? changes.length : Math.max(1, tooMany)
}

/**
 * The call got no answer, or one after which it can be repeated: what was in flight goes back to the front of the
 * queue.
 */
export function failSending(state: EditorState): EditorState {
  if (state.sending.length === 0) return state
  return { ...state, sending: [], waiting: [...state.sending, ...state.waiting] }
}
