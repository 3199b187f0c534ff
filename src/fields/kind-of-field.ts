import { formFieldKindOf, type FormFieldKind } from '#contracts/form-field-types.ts'
import type { FormField } from '#contracts/forms.ts'

/** How a form's field is filled in; null for the repeated e-mail address, which is no field of its own. */
export function kindOfField({ field_type }: Pick<FormField, 'field_type'>): FormFieldKind | null {
  return field_type === 'emailconfirm' ? null : formFieldKindOf(field_type)
}
