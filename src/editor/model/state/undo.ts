import type { EditorState } from './editor-state.ts'
import { goBack, type BackOptions, type Outcome } from './go-back.ts'

/** Reverts the own last step, as far as its result is unchanged: what others have done since is never undone. */
export function undo(state: EditorState, options: BackOptions): Outcome {
  return goBack(state, 'undo', options)
}
