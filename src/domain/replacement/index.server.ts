/** Searching and replacing words in what visitors read: drafts of pages, shared blocks and records. */
export { findTexts, type Found } from './find-texts.server.ts'
export { replaceTexts, type ChosenText, type Outcome } from './replace-texts.server.ts'
export { listRuns, type Run } from './runs.server.ts'
export { undoRun, type Undone } from './undo-run.server.ts'
export type { Search } from './search.ts'
export { describeSubject, readSubject } from './subjects/subject.ts'
export type { LeftText } from './left-text.ts'
