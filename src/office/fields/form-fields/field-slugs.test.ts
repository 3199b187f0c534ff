import { expect, test } from 'vitest'
import { emptyField } from './empty-field.ts'
import { followsLabel, freeSlug, renameField } from './field-slugs.ts'

test('A slug is derived from the label, and differs from all others and from email2', () => {
  expect(freeSlug('Anzahl der Plätze', [])).toBe('anzahl-der-plaetze')
  expect(freeSlug('Name', ['name', 'name-2'])).toBe('name-3')
  expect(freeSlug('email2', [])).toBe('email2-2')
  expect(freeSlug('!?', [])).toBe('feld')
})

test('A slug follows its label until it was changed', () => {
  expect(followsLabel('', 'Name', [])).toBe(true)
  expect(followsLabel('name-2', 'Name', ['name'])).toBe(true)
  expect(followsLabel('vorname', 'Name', [])).toBe(false)
})

test('Conditions follow the slug of the field that they name', () => {
  const fields = [
    emptyField('checkbox', { slug: 'a' }),
    emptyField('text', { slug: 'b', condition: { field: 'a', values: ['true'] } }),
    emptyField('text', { slug: 'c', condition: { field: 'b', values: [] } }),
  ]
  const renamed = renameField(fields, 0, 'allergie')
  expect(renamed.map(({ slug }) => slug)).toEqual(['allergie', 'b', 'c'])
  expect(renamed[1]?.condition).toEqual({ field: 'allergie', values: ['true'] })
  expect(renamed[2]).toBe(fields[2])
})

test('A first slug does not change conditions that name no field', () => {
  const fields = [
    emptyField('text', { slug: '' }),
    emptyField('text', { slug: 'b', condition: { field: '', values: [] } }),
  ]
  expect(renameField(fields, 0, 'name')[1]?.condition?.field).toBe('')
})
