/** The state of one open section in one window. Every action is a pure function from state to state. */
export { acknowledge } from './acknowledge.ts'
export { beginSending, type Request } from './begin-sending.ts'
export { blocksOfPiece, type Piece } from './conflict-pieces.ts'
export { edit, type EditOptions } from './edit.ts'
export {
  createState,
  pendingOperations,
  type Confirmed,
  type Conflict,
  type ConflictBlock,
  type EditorState,
  type SetAside,
  type Step,
} from './editor-state.ts'
export { failSending } from './fail-sending.ts'
export type { BackOptions, Outcome } from './go-back.ts'
export { readQueue, restore, serialize, type LocalQueue } from './local-queue.ts'
export { meetConflict } from './meet-conflict.ts'
export { receive } from './receive.ts'
export { redo } from './redo.ts'
export { refuseSending } from './refuse-sending.ts'
export { resolveConflict, type Choice, type ResolveOptions } from './resolve-conflict.ts'
export { canRedo, canUndo, isSaved, redoLabel, undoLabel, unsavedCount } from './selectors.ts'
export { undo } from './undo.ts'
