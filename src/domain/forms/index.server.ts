/** Forms of the form builder. */
export { findForm, listForms, type ShownForm, type ShownField } from './find-form.server.ts'
export { createForm } from './create-form.server.ts'
