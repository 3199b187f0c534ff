/** Forms of the form builder, their entries, and the files that come with them. */
export { findForm, findFormById, listForms, presentFields } from './find-form.server.ts'
export { createForm } from './create-form.server.ts'
