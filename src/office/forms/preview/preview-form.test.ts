import { expect, test } from 'vitest'
import { emptyRecord } from '#records/field.ts'
import { record } from '#records/form/record.ts'
import { emptyField } from '../../fields/form-fields/empty-field.ts'
import { previewForm } from './preview-form.ts'

const form = {
  ...emptyRecord(record.fields),
  title: { de: 'Anmeldung', en: 'Registration' },
  intro: { de: 'Nur deutsch', en: '' },
  fields: [
    emptyField('radio', {
      slug: 'art',
      choices: { de: ['Probe', 'Führung', ''], en: ['Rehearsal', 'Tour'] },
    }),
    emptyField('text', { slug: 'was', condition: { field: 'art', values: ['Führung'] } }),
  ],
}

test('The preview is in one language, with missing texts from the other one', () => {
  const shown = previewForm(form, 'en')
  expect(shown.title).toBe('Registration')
  expect(shown.intro).toBe('Nur deutsch')
})

test('Conditions name the choices of the language that is shown', () => {
  expect(previewForm(form, 'en').fields[1]?.visible_if).toEqual({ field: 'art', values: ['Tour'] })
  expect(previewForm(form, 'de').fields[1]?.visible_if).toEqual({ field: 'art', values: ['Führung'] })
})

test('Empty lines are not choices', () => {
  expect(previewForm(form, 'de').fields[0]?.choices).toEqual(['Probe', 'Führung'])
})
