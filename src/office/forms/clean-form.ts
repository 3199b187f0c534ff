import { hasChoices } from './builder/field-types.ts'
import type { FormFieldDraft, FormRecord, FormDraft } from '#contracts/office-forms.ts'

/**
 * A form as the calls accept it: without the empty lines at the end of lists, which people leave while typing, and
 * without choices of fields that have none.
 */
export function cleanForm<Draft extends FormDraft>(draft: Draft): Draft {
  return {
    ...draft,
    copies_to: withoutEmpty(draft.copies_to),
    retention_days: draft.retention_days || null,
    published_from: draft.published_from || null,
    published_to: draft.published_to || null,
    fields: draft.fields.map(cleanField),
  }
}

function cleanField(field: FormFieldDraft): FormFieldDraft {
  const choices = hasChoices(field)
    ? { de: withoutEmpty(field.choices.de), en: withoutEmpty(field.choices.en) }
    : { de: [], en: [] }
  const condition = field.condition?.field
    ? { ...field.condition, values: field.condition.values.map((value) => value.trim()) }
    : null
  return { ...field, choices, condition }
}

function withoutEmpty(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

const writtenParts = [
  'title',
  'slug',
  'intro',
  'button_text',
  'response_text',
  'redirect_url',
  'is_online',
  'published_from',
  'published_to',
  'login_required',
  'sender',
  'send_to',
  'copies_to',
  'subject',
  'confirms_receipt',
  'receipt_text',
  'needs_confirmation',
  'retention_days',
  'fields',
] as const satisfies (keyof FormRecord)[]

/** The part of a form that staff write, without what only the server sets. */
export function writtenPartsOf(form: FormDraft): FormDraft {
  // The parts of a form are a form.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(writtenParts.map((part) => [part, form[part]])) as FormDraft
}

/** The parts in which two versions of a form differ. */
export function differingParts(a: FormDraft, b: FormDraft): (typeof writtenParts)[number][] {
  return writtenParts.filter((part) => JSON.stringify(a[part]) !== JSON.stringify(b[part]))
}
