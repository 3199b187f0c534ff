/** Forms of the form builder, their entries, and the files that come with them. */
export { findForm, findFormById, listForms } from './find-form.server.ts'
export { createForm } from './create-form.server.ts'
export { submitForm } from './submit-form.server.ts'
export { confirmEntry, findEntryToConfirm, type EntryToConfirm } from './confirm-entry.server.ts'
export { takeFile } from './take-file.server.ts'
export { findWaitingFiles } from './find-waiting-files.server.ts'
export { clearFormFiles } from './clear-files.server.ts'
