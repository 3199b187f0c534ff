/** The log of changes that affect what visitors or staff can see. */
export { changeChannel, recordChange, recordPageChange } from './record-change.server.ts'
export { readChangesSince, readSnapshot, type Change, type Snapshot } from './read-changes.server.ts'
export { findUnhandled, noteHandled } from './unhandled.server.ts'
export { followChanges, type ChangeFeed } from './follow-changes.server.ts'
export { tagsOf } from './tags-of.ts'
export { findNextMoment } from './next-moment.server.ts'
export { Remembered } from './remembered.server.ts'
export { clearChanges } from './clear-changes.server.ts'
