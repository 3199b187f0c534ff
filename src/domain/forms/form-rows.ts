/** Converts the fields of a form between the form that staff write and the stored one. */
import { joinChoices, splitChoices } from '#contracts/form-choices.ts'
import type { formFields } from '#db/schema/index.ts'
import { perLanguage, type Localized } from '#i18n/languages.ts'
import type { FormFieldDraft } from '#records/field.ts'

type FieldRow = typeof formFields.$inferSelect

export function fieldRowOf(field: FormFieldDraft): Omit<FieldRow, 'id' | 'formId' | 'position'> {
  return {
    slug: field.slug,
    fieldType: field.field_type,
    label: field.label,
    isRequired: field.required,
    isVisible: field.visible,
    choices: textOrNull(perLanguage((language) => joinChoices(field.choices[language]))),
    defaultValue: textOrNull(field.default),
    placeholderText: textOrNull(field.placeholder_text),
    helpText: textOrNull(field.help_text),
    condition: field.condition,
  }
}

export function presentField(field: FieldRow): FormFieldDraft {
  return {
    slug: field.slug,
    field_type: field.fieldType,
    label: field.label,
    required: field.isRequired,
    visible: field.isVisible,
    choices: perLanguage((language) => splitChoices(field.choices?.[language] ?? '')),
    default: field.defaultValue ?? nothing,
    placeholder_text: field.placeholderText ?? nothing,
    help_text: field.helpText ?? nothing,
    condition: field.condition,
  }
}

const nothing: Localized = { de: '', en: '' }

function textOrNull(text: Localized): Localized | null {
  return text.de === '' && text.en === '' ? null : text
}
