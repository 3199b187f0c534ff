import type { ChangesResponse } from '#contracts/page-editor.ts'
import type { EditorState } from './editor-state.ts'
import { failSending } from './fail-sending.ts'
import { receiveChanges } from './receive-changes.ts'

/**
 * The server has stored what was sent: applies all changes since, this window's own in their stored form. Late,
 * repeated or reordered answers are harmless; an own change missing from the answer is sent again.
 */
export function acknowledge(state: EditorState, answer: ChangesResponse): EditorState {
  return failSending(receiveChanges(state, answer))
}
