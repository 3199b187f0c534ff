import type { FormDraft, FormFieldDraft, FormRecord as StoredForm } from '#contracts/office-forms.ts'

export type { ListedForm } from '#contracts/office-forms.ts'
export type FormRecord = StoredForm
export type FieldDraft = FormFieldDraft
/** A form that has not been saved yet. */
export type NewForm = FormDraft
