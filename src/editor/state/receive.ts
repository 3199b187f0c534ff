import type { ChangesAnswer } from '#contracts/page-editor.ts'
import type { EditorState } from './editor-state.ts'
import { takeIn } from './take-in.ts'

/** Takes in what others have done (and what of mine was stored though the answer was lost). What is known is ignored. */
export function receive(state: EditorState, answer: ChangesAnswer): EditorState {
  return takeIn(state, answer)
}
