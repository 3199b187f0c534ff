import type { ChangesAnswer } from '#contracts/page-editor.ts'
import type { EditorState } from './editor-state.ts'
import { failSending } from './fail-sending.ts'
import { takeIn } from './take-in.ts'

/**
 * The server has stored what was sent: applies all changes since, mine as they are stored. Answers that come late, twice
 * or in another order are harmless; should one of mine be missing in it, it is sent again.
 */
export function acknowledge(state: EditorState, answer: ChangesAnswer): EditorState {
  return failSending(takeIn(state, answer))
}
