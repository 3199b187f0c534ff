import type { FormFieldDraft } from '../field.ts'

const nothing = { de: '', en: '' }

/** What a field of a form has unless somebody wants more. */
export const plainFormField: Omit<FormFieldDraft, 'slug' | 'field_type' | 'label'> = {
  required: false,
  visible: true,
  choices: { de: [], en: [] },
  default: nothing,
  placeholder_text: nothing,
  help_text: nothing,
  condition: null,
}
