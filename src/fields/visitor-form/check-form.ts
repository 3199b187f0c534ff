import { checkAnswers, type AnswerError, type CheckedAnswers } from '#contracts/form-answers.ts'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import type { Form, SentAnswers } from '#contracts/forms.ts'
import { findAskedFields } from './asked-fields.ts'
import type { Attachments } from './attachments.ts'

export type FormError = AnswerError | 'not_attached'

/**
 * Checks the answers by the rules of the contract, and also what only a browser knows: an incomplete date, which it
 * does not submit, and files that could not be uploaded.
 */
export function checkForm(given: {
  form: Pick<Form, 'fields'>
  answers: SentAnswers
  element: Pick<HTMLFormElement, 'elements'> | null
  attachments: Pick<Attachments, 'idsOf' | 'hasFailed'>
  today: string
}): { values: CheckedAnswers['values']; errors: Record<string, FormError> } {
  const { form, element, attachments, today } = given
  const files = form.fields.filter(({ field_type }) => field_type === formFieldTypes.file.number)
  const answers = {
    ...given.answers,
    ...Object.fromEntries(files.map(({ slug }) => [slug, attachments.idsOf(slug)])),
  }
  const checked = checkAnswers(form, answers, today)
  const errors: Record<string, FormError> = { ...checked.errors }
  const asked = findAskedFields(form, answers)
  for (const { slug, field_type } of form.fields) {
    if (!asked.has(slug)) continue
    if (attachments.hasFailed(slug)) errors[slug] = 'not_attached'
    if (element && isHalfFilled(element, slug))
      errors[slug] = field_type === formFieldTypes.datetime.number ? 'moment' : 'date'
  }
  return { values: checked.values, errors }
}

/** Whether a date is incomplete; the browser then returns an empty value. */
function isHalfFilled({ elements }: Pick<HTMLFormElement, 'elements'>, slug: string): boolean {
  return [...elements].some(
    (control) => control instanceof HTMLInputElement && control.name === slug && control.validity.badInput,
  )
}
