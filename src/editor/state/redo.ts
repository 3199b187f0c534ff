import type { EditorState } from './editor-state.ts'
import { goBack, type BackOptions, type Outcome } from './go-back.ts'

/** Does again what was undone last, as far as nobody else has touched it since. */
export function redo(state: EditorState, options: BackOptions): Outcome {
  return goBack(state, 'redo', options)
}
