import { formFieldTypes } from '#contracts/form-field-types.ts'
import type { Form, FormField, SentAnswers } from '#contracts/forms.ts'

/**
 * The names that a form uses besides the slugs of its fields. They begin with underscores, because an ordinary name
 * such as `website` may be the slug of a field.
 */
export const controlNames = {
  trap: '__website',
  openedAt: '__opened_at',
  isTest: '__is_test',
  /** Why a file of a field was refused; added by the server. */
  fileError: (slug: string) => `__file_error:${slug}`,
} as const

const severalValues: (number | string)[] = [
  formFieldTypes.checkboxes.number,
  formFieldTypes.multi_select.number,
  formFieldTypes.file.number,
]

/** Whether a field's value is a list. */
export function takesSeveral({ field_type }: Pick<FormField, 'field_type'>): boolean {
  return severalValues.includes(field_type)
}

/**
 * The values of a form element for each field, the same in the browser and on the server. Files are their ids; chosen
 * files that were not stored are left out.
 */
export function readAnswers({ fields }: Pick<Form, 'fields'>, data: FormData): SentAnswers {
  return Object.fromEntries(
    fields.map((field) => {
      const texts = data.getAll(field.slug).filter((value) => typeof value === 'string')
      return [field.slug, takesSeveral(field) ? texts : (texts[0] ?? '')]
    }),
  )
}

/** The values of an answer as a list of texts, as conditions compare them; empty for none. */
export function valuesOf(answer: SentAnswers[string] | undefined): string[] {
  const values = Array.isArray(answer) ? answer : [answer]
  return values.flatMap((value) =>
    value === null || value === undefined || value === '' ? [] : String(value),
  )
}

/** Whether a single checkbox is ticked, by its answer or its default. */
export function isTicked(answer: SentAnswers[string] | undefined): boolean {
  return /^(true|on|1|yes)$/i.test(String(answer ?? ''))
}
