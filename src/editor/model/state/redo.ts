import type { EditorState } from './editor-state.ts'
import { goBack, type BackOptions, type Outcome } from './go-back.ts'

/** Redoes the last undone step, as far as nobody else has changed it since. */
export function redo(state: EditorState, options: BackOptions): Outcome {
  return goBack(state, 'redo', options)
}
