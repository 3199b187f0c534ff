import type { EditorState } from './editor-state.ts'

/** The call got no answer, or one that it can be made again after: what was on its way waits again, in front. */
export function failSending(state: EditorState): EditorState {
  if (state.sending.length === 0) return state
  return { ...state, sending: [], waiting: [...state.sending, ...state.waiting] }
}
