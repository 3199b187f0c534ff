import { expect, test } from 'vitest'
import { cleanForm, differingParts } from './clean-form.ts'
import { both, emptyField, emptyForm } from './new-form.ts'

test('Empty lines left while typing are not sent', () => {
  const field = emptyField('select', { choices: { de: ['Ja ', '', 'Nein', ''], en: ['Yes', 'No', ''] } })
  const form = cleanForm(emptyForm({ fields: [field], copies_to: ['a@example.org', ''] }))
  expect(form.fields[0]?.choices).toEqual({ de: ['Ja', 'Nein'], en: ['Yes', 'No'] })
  expect(form.copies_to).toEqual(['a@example.org'])
})

test('A field that was changed to a line keeps no choices', () => {
  const field = emptyField('text', { choices: { de: ['Ja'], en: ['Yes'] } })
  expect(cleanForm(emptyForm({ fields: [field] })).fields[0]?.choices).toEqual({ de: [], en: [] })
})

test('Two versions of a form differ in the parts that staff have changed', () => {
  const form = emptyForm({ title: both('Eins | One') })
  expect(differingParts(form, { ...form })).toEqual([])
  expect(differingParts(form, { ...form, title: both('Zwei | Two'), is_online: true })).toEqual([
    'title',
    'is_online',
  ])
})
