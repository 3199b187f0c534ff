import { expect, test } from 'vitest'
import { errorsAtPlaces, errorWithin } from './form-errors.ts'

const errors = { 'title.de': 'Fehlt', 'fields.1.choices.de.2': 'Zu lang', 'fields.10.slug': 'Doppelt' }

test('A value has its own error, or that of the first invalid part of it', () => {
  expect(errorWithin(errors, 'title.de')).toBe('Fehlt')
  expect(errorWithin(errors, 'fields.1.choices.de')).toBe('Zu lang')
  expect(errorWithin(errors, 'title.en')).toBeUndefined()
})

test('A part has no error of another one whose number begins with the same digit', () => {
  expect(errorWithin({ 'fields.10.slug': 'Doppelt' }, 'fields.1')).toBeUndefined()
})

test('Errors follow their parts to other places, and end with them', () => {
  const placeOf = (index: number) => (index === 1 ? null : index - 1)
  expect(errorsAtPlaces(errors, 'fields', placeOf)).toEqual({
    'title.de': 'Fehlt',
    'fields.9.slug': 'Doppelt',
  })
  expect(errorsAtPlaces(errors, 'title', placeOf)).toEqual(errors)
})
