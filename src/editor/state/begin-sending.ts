import type { Change } from '#contracts/page-operations.ts'
import type { EditorState } from './editor-state.ts'

export type Request = { client: string; base: number; changes: Change[] }

/** As many changes as one call may have. */
const mostAtOnce = 200

/**
 * Takes what waits and says what to send; null where nothing waits, something is on its way, or something has to be asked
 * first. What was on its way once is never changed again: the server may have stored it though its answer was lost.
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
