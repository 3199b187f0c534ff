import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { edit, type EditOptions } from './edit.ts'
import type { EditorState } from './editor-state.ts'
import { goBack } from './go-back.ts'

/**
 * An edit that belongs to an earlier step of this window, such as the arrival of a file in a block that was inserted for
 * it: one undo reverts both. While the step is undone, nothing changes on the page, but its redo brings both. A step that
 * can no longer be redone has no effect on the edit. `build` gets the content in which the step is done.
 */
export function completeStep(
  state: EditorState,
  build: (content: ContentDocument) => Operation[],
  options: EditOptions & { completes: number | undefined },
): EditorState {
  const { completes } = options
  const isIn = (stack: EditorState['undo']) => stack.some(({ origin }) => origin === completes)
  if (!isIn(state.redo)) return edit(state, build(state.content), options)
  let ahead = state
  while (!isIn(ahead.undo)) {
    // Others have changed all that the step had changed.
    if (ahead.redo.length === 0) return state
    ahead = goBack(ahead, 'redo', options).state
  }
  const completed = edit(ahead, build(ahead.content), options)
  let behind: EditorState = { ...completed, undo: completed.undo.slice(state.undo.length) }
  while (behind.undo.length > 0) behind = goBack(behind, 'undo', options).state
  return { ...state, redo: behind.redo, serial: behind.serial }
}
