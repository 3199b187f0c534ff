/** The state of one open section in one window. Every action is a pure function from state to state. */
export { acknowledge } from './acknowledge.ts'
export { beginSending, type Request } from './begin-sending.ts'

export { completeStep } from './complete-step.ts'
export { edit } from './edit.ts'
export {
  createState,
  pendingOperations,
  type Conflict,
  type EditorState,
  type SetAside,
} from './editor-state.ts'
export { failSending } from './fail-sending.ts'
export type { Outcome } from './go-back.ts'
export { readQueue, restore, serialize } from './local-queue.ts'
export { meetConflict } from './meet-conflict.ts'
export { bothVersions } from './both-versions.ts'
export { topBlocks } from './conflict-pieces.ts'
export { mergeByWords } from './merge-by-words.ts'
export { receive } from './receive.ts'
export { redo } from './redo.ts'
export { refuseSending } from './refuse-sending.ts'
export { isPossible, resolveConflict, type Choice, type ResolveOptions } from './resolve-conflict.ts'
export { canRedo, canUndo, isSaved, redoLabel, undoLabel, unsavedCount } from './selectors.ts'
export { undo } from './undo.ts'
