import type { EditorState } from './editor-state.ts'

/**
 * The call got no answer, or one after which it can be repeated: what was in flight goes back to the front of the
 * queue.
 */
export function failSending(state: EditorState): EditorState {
  if (state.sending.length === 0) return state
  return { ...state, sending: [], waiting: [...state.sending, ...state.waiting] }
}
