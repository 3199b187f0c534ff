import type { EditorState } from './editor-state.ts'

/** How many changes the server has not confirmed. */
export function unsavedCount({ sending, waiting }: EditorState): number {
  return sending.length + waiting.length
}

/** Whether the server has confirmed every change. */
export function isSaved(state: EditorState): boolean {
  return unsavedCount(state) === 0
}

export function canUndo({ undo }: EditorState): boolean {
  return undo.length > 0
}

export function canRedo({ redo }: EditorState): boolean {
  return redo.length > 0
}

/** The label of the next undo step; null when there is none. */
export function undoLabel({ undo }: EditorState): string | null {
  return undo.at(-1)?.label ?? null
}

/** The label of the next redo step; null when there is none. */
export function redoLabel({ redo }: EditorState): string | null {
  return redo.at(-1)?.label ?? null
}
