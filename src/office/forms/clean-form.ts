import { hasChoices } from './builder/field-types.ts'
import type { FieldDraft, FormRecord, NewForm } from '../data/records.ts'

/**
 * A form as the calls accept it: without the empty lines at the end of lists, which people leave while typing, and
 * without choices of fields that have none.
 */
export function cleanForm<Draft extends NewForm>(draft: Draft): Draft {
  return {
    ...draft,
    copies_to: withoutEmpty(draft.copies_to),
    retention_days: draft.retention_days || null,
    published_from: draft.published_from || null,
    published_to: draft.published_to || null,
    fields: draft.fields.map(cleanField),
  }
}

function cleanField(field: FieldDraft): FieldDraft {
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

/** The parts of a form that staff write, for comparing two versions. */
export const writtenParts = [
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

/** The parts in which two versions of a form differ. */
export function differingParts(a: NewForm, b: NewForm): (typeof writtenParts)[number][] {
  return writtenParts.filter((part) => JSON.stringify(a[part]) !== JSON.stringify(b[part]))
}
