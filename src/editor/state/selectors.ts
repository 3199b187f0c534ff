import type { EditorState } from './editor-state.ts'

/** How many changes the server has not confirmed. */
export function unsavedCount({ sending, waiting }: EditorState): number {
  return sending.length + waiting.length
}

/** Whether the server has everything. */
export function isSaved(state: EditorState): boolean {
  return unsavedCount(state) === 0
}

export function canUndo({ undo }: EditorState): boolean {
  return undo.length > 0
}

export function canRedo({ redo }: EditorState): boolean {
  return redo.length > 0
}

/** What the next undo takes back, in words; null where there is nothing. */
export function undoLabel({ undo }: EditorState): string | null {
  return undo.at(-1)?.label ?? null
}

/** What the next redo does again, in words; null where there is nothing. */
export function redoLabel({ redo }: EditorState): string | null {
  return redo.at(-1)?.label ?? null
}
