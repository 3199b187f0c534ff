import { formFieldTypes, isFormFieldType, type FormFieldType } from '#contracts/form-field-types.ts'
import type { FormFieldDraft } from '#records/field.ts'

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

const withPlaceholder: FormFieldType[] = ['text', 'textarea', 'email', 'number', 'url']

/** The type of a field; an unknown number counts as a line. */
export function typeOf({ field_type: number }: Pick<FormFieldDraft, 'field_type'>): FormFieldType {
  const names = Object.keys(formFieldTypes).filter(isFormFieldType)
  return names.find((name) => formFieldTypes[name].number === number) ?? 'text'
}

export function takesPlaceholder(field: Pick<FormFieldDraft, 'field_type'>): boolean {
  return withPlaceholder.includes(typeOf(field))
}
