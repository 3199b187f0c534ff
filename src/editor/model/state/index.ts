/** The state of one open section in one window. Every action is a pure function from state to state. */
export { completeStep } from './complete-step.ts'
export { edit } from './edit.ts'
export {
  createState,
  pendingOperations,
  type Conflict,
  type EditorState,
  type SetAside,
} from './editor-state.ts'
export { redo, undo, type Outcome } from './go-back.ts'
export { readQueue, restore, serialize } from './local-queue.ts'
export { meetConflict } from './meet-conflict.ts'
export { topBlocks } from './conflict-pieces.ts'
export { bothVersions } from './join-versions.ts'
export { acknowledge, receive } from './receive.ts'
export { refuseSending } from './refuse-sending.ts'
export {
  isPossible,
  mergeByWords,
  resolveConflict,
  type Choice,
  type ResolveOptions,
} from './resolve-conflict.ts'
export { canRedo, canUndo, isSaved, redoLabel, undoLabel, unsavedCount } from './selectors.ts'
export { beginSending, failSending, type Request } from './sending.ts'
