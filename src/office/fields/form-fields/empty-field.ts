import { formFieldTypes, type FormFieldType } from '#contracts/form-field-types.ts'
import type { FormFieldDraft } from '#records/field.ts'
import { plainFormField } from '#records/shared/plain-form-field.ts'

/** A field of a type, with the given values. */
export function emptyField(type: FormFieldType, given: Partial<FormFieldDraft> = {}): FormFieldDraft {
  return {
    ...plainFormField,
    slug: '',
    label: { de: '', en: '' },
    field_type: formFieldTypes[type].number,
    visible: type !== 'hidden',
    ...given,
  }
}
