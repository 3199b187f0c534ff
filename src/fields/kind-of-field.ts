import { formFieldKindOf, type FormFieldKind } from '#contracts/form-field-types.ts'
import type { FormField } from '#contracts/forms.ts'

/** The kind of control of a form's field; null for the repeated e-mail address, which is not a field of its own. */
export function kindOfField({ field_type }: Pick<FormField, 'field_type'>): FormFieldKind | null {
  return field_type === 'emailconfirm' ? null : formFieldKindOf(field_type)
}
