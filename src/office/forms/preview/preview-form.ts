import type { Form } from '#contracts/forms.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import type { FormFieldDraft } from '#records/field.ts'
import type { FormRecord } from '../form-of.ts'

type Previewed = Pick<FormRecord, 'slug' | 'title' | 'intro' | 'button_text' | 'is_login_required' | 'fields'>

/** A draft as visitors would see it in one language: missing texts are those of the other one, as on the site. */
export function previewForm(draft: Previewed, language: Language): Form {
  return {
    id: 0,
    slug: draft.slug || 'vorschau',
    title: pickLanguage(draft.title, language),
    intro: pickLanguage(draft.intro, language) ?? '',
    button_text: pickLanguage(draft.button_text, language) ?? '',
    login_required: draft.is_login_required,
    fields: draft.fields.map((field) => ({
      slug: field.slug,
      field_type: field.field_type,
      required: field.required,
      visible: field.visible,
      choices: choicesIn(field, language),
      default: pickLanguage(field.default, language),
      placeholder_text: pickLanguage(field.placeholder_text, language),
      help_text: pickLanguage(field.help_text, language),
      label: pickLanguage(field.label, language),
      visible_if: conditionIn(field, draft.fields, language),
    })),
  }
}

/** Lines that are still empty while somebody types them are not choices. */
function choicesIn({ choices }: FormFieldDraft, language: Language): string[] {
  const filled = choices[language].filter((choice) => choice.trim() !== '')
  return [...new Set(filled.length > 0 ? filled : choices.de.filter((choice) => choice.trim() !== ''))]
}

/** Conditions name German choices; each has the same position in the other language. */
function conditionIn({ condition }: FormFieldDraft, fields: readonly FormFieldDraft[], language: Language) {
  if (!condition) return null
  const cause = fields.find(({ slug }) => slug === condition.field)
  const values = condition.values.map(
    (value) => cause?.choices[language][cause.choices.de.indexOf(value)] ?? value,
  )
  return { field: condition.field, values }
}
