import { expect, test } from 'vitest'
import { errorAt, errorsAtPlaces, fieldIndexOf, sectionOf, withoutErrorsAt } from './form-errors.ts'

const errors = { 'title.de': 'Fehlt', 'fields.1.choices.de.2': 'Zu lang', 'fields.10.slug': 'Doppelt' }

test('A value has its own error, or that of the first invalid part of it', () => {
  expect(errorAt(errors, 'title.de')).toBe('Fehlt')
  expect(errorAt(errors, 'fields.1.choices.de')).toBe('Zu lang')
  expect(errorAt(errors, 'title.en')).toBeUndefined()
})

test('A field has no error of another one whose number begins with the same digit', () => {
  expect(errorAt({ 'fields.10.slug': 'Doppelt' }, 'fields.1')).toBeUndefined()
})

test('A value that is changed has no error any more', () => {
  expect(Object.keys(withoutErrorsAt(errors, 'fields.1.choices'))).toEqual(['title.de', 'fields.10.slug'])
})

test('Errors follow their fields to other places, and end with them', () => {
  const placeOf = (index: number) => (index === 1 ? null : index - 1)
  expect(errorsAtPlaces(errors, placeOf)).toEqual({ 'title.de': 'Fehlt', 'fields.9.slug': 'Doppelt' })
})

test('An error leads to the section of the editor that contains its value', () => {
  expect(sectionOf('fields.12.choices.de.3')).toBe('fields')
  expect(sectionOf('copies_to.0')).toBe('mails')
  expect(sectionOf('title.de')).toBe('settings')
  expect(fieldIndexOf('fields.12.choices.de.3')).toBe(12)
  expect(fieldIndexOf('title.de')).toBeNull()
})
