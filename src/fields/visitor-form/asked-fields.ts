import { emailFieldOf, isAskedFor } from '#contracts/form-answers.ts'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import type { Form, FormField, SentAnswers } from '#contracts/forms.ts'
import { isTicked, valuesOf } from './read-answers.ts'

/** The slugs of the fields to fill in, given the present answers. */
export function findAskedFields(form: Pick<Form, 'fields'>, answers: Readonly<SentAnswers>): Set<string> {
  const given = (slug: string) => {
    const field = form.fields.find((one) => one.slug === slug)
    const answer = Object.hasOwn(answers, slug) ? answers[slug] : undefined
    if (field?.field_type === formFieldTypes.checkbox.number) return isTicked(answer) ? ['true'] : []
    return valuesOf(answer)
  }
  return new Set(form.fields.flatMap((field) => (isAskedFor(form, field, given) ? [field.slug] : [])))
}

/** The fields to be shown, in order: the e-mail address is repeated below its own field. */
export function listShownFields(form: Pick<Form, 'fields'>): FormField[] {
  const email = emailFieldOf(form)
  const isRepetition = ({ field_type }: FormField) => field_type === 'emailconfirm'
  const repetition = email && form.fields.find(isRepetition)
  return form.fields
    .filter((field) => field.visible && !isRepetition(field))
    .flatMap((field) =>
      // It depends on the same field as the address itself.
      field === email && repetition ? [field, { ...repetition, visible_if: field.visible_if }] : [field],
    )
}
