import { expect, test } from 'vitest'
import { formDraft } from '#contracts/office-forms.ts'
import { checkForm } from '#domain/forms/check-form.ts'
import { cleanForm } from './clean-form.ts'
import { emptyForm } from './new-form.ts'
import { templates } from './templates.ts'

const today = '2026-11-23'

test.each(templates.map((template) => [template.id, template] as const))(
  'The template %s can be stored unchanged',
  (_, { form }) => {
    const stored = formDraft.parse(form)
    expect(stored).toEqual(form)
    expect(cleanForm(form)).toEqual(form)
    expect(checkForm(stored, today)).toEqual({})
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
    for (const text of texts) expect([text.de, text.en]).not.toContain('')
    for (const { choices } of form.fields) expect(choices.en).toHaveLength(choices.de.length)
    expect(form.is_online).toBe(false)
  },
)

test('Templates have unique addresses', () => {
  const slugs = templates.map(({ form }) => form.slug)
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('An empty form lacks only its title and its address', () => {
  const { error } = formDraft.safeParse(emptyForm())
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['slug', 'title.de', 'title.en'])
})
