import { formFieldTypes, isFormFieldType, type FormFieldType } from '#contracts/form-field-types.ts'
import type { FormFieldDraft } from '#contracts/office-forms.ts'

/** The types in the order in which they are offered: frequent ones first. */
export const offeredTypes: FormFieldType[] = [
  'text',
  'textarea',
  'email',
  'checkbox',
  'radio',
  'checkboxes',
  'select',
  'multi_select',
  'date',
  'datetime',
  'number',
  'file',
  'url',
  'date_of_birth',
  'hidden',
]

const withChoices: FormFieldType[] = ['radio', 'checkboxes', 'select', 'multi_select']
const withPlaceholder: FormFieldType[] = ['text', 'textarea', 'email', 'number', 'url']

/** The type of a field; an unknown number counts as a line. */
export function typeOf({ field_type: number }: Pick<FormFieldDraft, 'field_type'>): FormFieldType {
  const names = Object.keys(formFieldTypes).filter(isFormFieldType)
  return names.find((name) => formFieldTypes[name].number === number) ?? 'text'
}

export function hasChoices(field: Pick<FormFieldDraft, 'field_type'>): boolean {
  return withChoices.includes(typeOf(field))
}

export function takesPlaceholder(field: Pick<FormFieldDraft, 'field_type'>): boolean {
  return withPlaceholder.includes(typeOf(field))
}
