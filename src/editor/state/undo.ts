import type { EditorState } from './editor-state.ts'
import { goBack, type BackOptions, type Outcome } from './go-back.ts'

/** Takes my last step back, as far as it still is mine: what others have done since is never undone. */
export function undo(state: EditorState, options: BackOptions): Outcome {
  return goBack(state, 'undo', options)
}
