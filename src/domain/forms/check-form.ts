import { checkAnswers, confirmationSlug, emailFieldOf } from '#contracts/form-answers.ts'
import { formFieldTypes, hasChoices } from '#contracts/form-field-types.ts'
import type { FormField } from '#contracts/forms.ts'
import { languages, type Language } from '#i18n/languages.ts'
import type { DraftOf, FormFieldDraft } from '#records/field.ts'
import type { record } from '#records/form/record.ts'
import type { ErrorCode } from '../errors.ts'

type FieldErrors = Record<string, ErrorCode>
type CheckedForm = Pick<
  DraftOf<typeof record.fields>,
  'redirect_url' | 'published_from' | 'published_to' | 'needs_confirmation' | 'confirms_receipt' | 'fields'
>

/**
 * The errors of a form beyond its contract for single values, by field as in `fields.2.default.de`; empty for a form
 * that visitors can fill in. `today` is the day in the hall, as YYYY-MM-DD.
 */
export function checkForm(draft: CheckedForm, today: string): FieldErrors {
  const errors: FieldErrors = {}
  for (const language of languages)
    if (!isTarget(draft.redirect_url?.[language] ?? '')) errors[`redirect_url.${language}`] = 'target'
  const { published_from: from, published_to: to } = draft
  if (from !== null && to !== null && Date.parse(to) <= Date.parse(from))
    errors['published_to'] = 'before_start'
  if (!hasSureEmail(draft)) {
    if (draft.needs_confirmation) errors['needs_confirmation'] = 'needs_email'
    if (draft.confirms_receipt) errors['confirms_receipt'] = 'needs_email'
  }
  for (const [index, field] of draft.fields.entries()) {
    const earlier = draft.fields.slice(0, index)
    if (field.slug === confirmationSlug || earlier.some(({ slug }) => slug === field.slug))
      errors[`fields.${index}.slug`] = 'taken'
    const found = {
      ...errorsOfChoices(field),
      ...faultsOfDefault(field, today),
      ...errorsOfCondition(field, earlier),
    }
    for (const [name, error] of Object.entries(found)) errors[`fields.${index}.${name}`] = error
  }
  return errors
}

/** Whether it is empty, a web address, or a path on this site, which excludes `//host` and `/\host`. */
function isTarget(text: string): boolean {
  if (text === '') return true
  if (/\s/.test(text)) return false
  return /^\/(?![/\\])/.test(text) || /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

/** Whether every entry has the address to which mails for its sender are sent. */
function hasSureEmail({ fields }: CheckedForm): boolean {
  const email = emailFieldOf({ fields: fields.map((field) => inLanguage(field, 'de')) })
  return email !== null && email.required && email.visible_if === null
}

function errorsOfChoices(field: FormFieldDraft): FieldErrors {
  const { choices } = field
  const errors: FieldErrors = {}
  for (const language of languages) {
    const list = choices[language]
    if (list.includes('') || (list.length === 0 && hasChoices(field)))
      errors[`choices.${language}`] = 'required'
    else if (list.some((choice) => choice.includes('`'))) errors[`choices.${language}`] = 'backtick'
    else if (new Set(list).size < list.length) errors[`choices.${language}`] = 'duplicate'
  }
  if (choices.de.length !== choices.en.length) errors['choices.en'] ??= 'languages_differ'
  return errors
}

/** A default is valid as an answer; a choice is the same one in both languages. */
function faultsOfDefault(field: FormFieldDraft, today: string): FieldErrors {
  const errors: FieldErrors = {}
  for (const language of languages) {
    const value = field.default[language]
    const error =
      field.field_type === formFieldTypes.file.number ? 'invalid' : errorOfValue(field, language, today)
    if (value !== '' && error) errors[`default.${language}`] = error
  }
  if (!isSameDefault(field)) errors['default.en'] ??= 'languages_differ'
  return errors
}

function errorOfValue(field: FormFieldDraft, language: Language, today: string): ErrorCode | undefined {
  const asked = {
    ...inLanguage(field, language),
    slug: 'value',
    required: false,
    visible: true,
    visible_if: null,
  }
  return checkAnswers({ fields: [asked] }, { value: field.default[language] }, today).errors['value']
}

function isSameDefault(field: FormFieldDraft): boolean {
  const { field_type: type, choices, default: value } = field
  if (value.de === value.en && value.de === '') return true
  if (type === formFieldTypes.checkbox.number) return value.de === value.en
  if (!hasChoices(field)) return true
  return choices.de.indexOf(value.de) === choices.en.indexOf(value.en)
}

/** A condition names a preceding field, and values that it can have. */
function errorsOfCondition({ condition }: FormFieldDraft, earlier: readonly FormFieldDraft[]): FieldErrors {
  if (!condition) return {}
  const cause = earlier.find(({ slug }) => slug === condition.field)
  if (!cause) return { 'condition.field': 'earlier_field' }
  const isKnown = condition.values.every((value) => valuesOf(cause).includes(value))
  return isKnown ? {} : { 'condition.values': 'choice' }
}

/** The values on which a condition may depend. */
function valuesOf(field: FormFieldDraft): string[] {
  if (field.field_type === formFieldTypes.checkbox.number) return ['true']
  return hasChoices(field) ? field.choices.de : []
}

/** The field in the form that the rules for answers expect. */
function inLanguage(field: FormFieldDraft, language: Language): FormField {
  const { condition, choices, label, default: value, placeholder_text: placeholder, help_text: help } = field
  return {
    ...field,
    label: label[language],
    choices: choices[language],
    default: value[language],
    placeholder_text: placeholder[language],
    help_text: help[language],
    visible_if: condition,
  }
}
