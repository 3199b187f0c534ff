/** Forms of the form builder, their entries, and the uploaded files of these. */
export { findForm, findNamedForm, findFormById, listForms } from './find-form.server.ts'
export { findCurrentSlugs, findFormNames } from './find-current-slugs.server.ts'
export { checkForm } from './check-form.ts'
export { fieldRowOf, presentField } from './form-rows.ts'
export { numberOfEntries, stateOfForm } from './form-state.ts'
export { clearEntries } from './clear-entries.server.ts'
export { deleteEntries, deleteEntry } from './delete-entries.server.ts'
export { exportEntries } from './export/export-entries.server.ts'
export { findFile } from './find-file.server.ts'
export { findEntriesWithValues } from './find-entries-with-values.server.ts'
export { findEntry, presentMail } from './find-entry.server.ts'
export { listEntries } from './list-entries.server.ts'
export { markEntry } from './mark-entry.server.ts'
export { submitForm } from './submit-form.server.ts'
export {
  confirmEntry,
  findEntryToConfirm,
  hoursToConfirm,
  type EntryToConfirm,
} from './confirm-entry.server.ts'
export { receiveFile } from './take-file.server.ts'
export { findWaitingFiles } from './find-waiting-files.server.ts'
export { clearFormFiles, findKnownFiles, sampleFiles, listFormFiles } from './clear-files.server.ts'
