import { expect, test } from 'vitest'
import { fieldIndexOf, listErrors, panelOf } from './form-errors.ts'

test('Errors are listed by dotted names, without those of the whole form', () => {
  const errors = {
    title: { de: { type: 'server', message: 'Fehlt' } },
    fields: [undefined, { label: { en: { type: 'server', message: 'Missing' } } }],
    root: { server: { type: 'server', message: 'Offline' } },
  }
  expect(listErrors(errors)).toEqual([
    { name: 'title.de', message: 'Fehlt' },
    { name: 'fields.1.label.en', message: 'Missing' },
  ])
})

test('An error leads to the part of the editor that contains its field', () => {
  expect(panelOf('fields.12.choices.de.3')).toBe('fields')
  expect(panelOf('copies_to.0')).toBe('mails')
  expect(panelOf('title.de')).toBe('settings')
  expect(fieldIndexOf('fields.12.choices.de.3')).toBe(12)
  expect(fieldIndexOf('title.de')).toBeNull()
})
