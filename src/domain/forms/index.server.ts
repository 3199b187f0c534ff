/** Forms of the form builder, their entries, and the files that come with them. */
export { findForm, findFormById, listForms, presentFields } from './find-form.server.ts'
export { changeForm } from './change-form.server.ts'
export { copyForm } from './copy-form.server.ts'
export { createForm } from './create-form.server.ts'
export { deleteForm } from './delete-form.server.ts'
export { listOfficeForms } from './list-office-forms.server.ts'
export { readForm } from './read-form.server.ts'
