import type { ChangesResponse } from '#contracts/page-editor.ts'
import type { EditorState } from './editor-state.ts'
import { receiveChanges } from './receive-changes.ts'

/** Applies others' changes (and own ones that were stored although the answer was lost). Known changes are ignored. */
export function receive(state: EditorState, answer: ChangesResponse): EditorState {
  return receiveChanges(state, answer)
}
