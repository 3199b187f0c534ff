/** Searching and replacing words in what visitors read: drafts of pages, shared blocks and records. */
export { findTexts } from './find-texts.server.ts'
export { replaceTexts, type ChosenText } from './replace-texts.server.ts'
export { listRuns } from './runs.server.ts'
export { undoRun } from './undo-run.server.ts'
export type { Search } from './search.ts'
export { describeSubject, readSubject } from './subjects/subject.ts'
export type { LeftText } from './left-text.ts'
