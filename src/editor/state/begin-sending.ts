import type { Change } from '#contracts/page-operations.ts'
import type { EditorState } from './editor-state.ts'

export type Request = { client: string; base: number; changes: Change[] }

/** The maximum number of changes per call. */
const mostAtOnce = 200

/**
 * Takes the waiting changes and returns what to send; null when nothing is waiting, a call is in flight, or a conflict
 * has to be resolved first. A change that was sent once is never modified again: the server may have stored it although
 * its answer was lost.
 */
export function beginSending(
  state: EditorState,
  atMost = mostAtOnce,
): { state: EditorState; request: Request | null } {
  if (state.conflict || state.sending.length > 0 || state.waiting.length === 0)
    return { state, request: null }
  const sending = state.waiting.slice(0, atMost)
  const isTypingSent = sending.some(({ id }) => id === state.typing?.change)
  return {
    state: {
      ...state,
      sending,
      waiting: state.waiting.slice(atMost),
      typing: state.typing && isTypingSent ? { ...state.typing, change: null } : state.typing,
    },
    request: { client: state.client, base: state.confirmed.sequence, changes: sending },
  }
}
