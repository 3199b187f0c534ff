import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkForm } from '#domain/forms/index.server.ts'
import { emptyRecord } from '#records/field.ts'
import { record } from '#records/form/record.ts'
import { inputShape } from '#records/schemas.ts'
import { templates } from './templates.ts'

const today = '2026-11-23'
const draft = z.object(inputShape(record.fields)).partial()

test.each(templates.map((template) => [template.id, template] as const))(
  'The template %s can be stored unchanged',
  (_, { form }) => {
    expect(draft.parse(form)).toEqual(form)
    expect(checkForm({ ...emptyRecord(record.fields), ...form }, today)).toEqual({})
  },
)

test.each(templates.map((template) => [template.id, template] as const))(
  'The template %s has all texts in both languages, and is not published',
  (_, { form, purpose }) => {
    const texts = [
      purpose,
      form.title,
      form.subject,
      form.response_text,
      ...form.fields.map(({ label }) => label),
    ]
    for (const text of texts) expect([text?.de ?? '', text?.en ?? '']).not.toContain('')
    for (const { choices } of form.fields) expect(choices.en).toHaveLength(choices.de.length)
    expect(form).not.toHaveProperty('is_online')
  },
)

test('Templates have unique addresses', () => {
  const slugs = templates.map(({ form }) => form.slug)
  expect(new Set(slugs).size).toBe(slugs.length)
})
