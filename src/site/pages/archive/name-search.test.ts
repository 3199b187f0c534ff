import { expect, test } from 'vitest'
import { nameSearch } from './name-search.ts'

const names = (from: string, to: string, language: 'de' | 'en' = 'de') =>
  nameSearch({ text: '', from, to, chosen: [] }, language).map(({ name }) => name)

test('days are named by their years if these are complete', () => {
  expect(names('1950-01-01', '1959-12-31')).toEqual(['1950–1959'])
  expect(names('1950-01-01', '1950-12-31')).toEqual(['1950'])
  expect(names('1950-01-01', '1950-06-30')).toEqual(['01.01.1950–30.06.1950'])
  expect([names('1950-01-01', ''), names('', '1950-06-30', 'en')]).toEqual([
    ['ab 01.01.1950'],
    ['until 30/06/1950'],
  ])
  expect(names('', '')).toEqual([])
})

test('an unknown record is named by its number', () => {
  const search = { text: 'Lied', from: '', to: '', chosen: [{ facet: 'work' as const, id: 7, name: null }] }
  expect(nameSearch(search, 'en').map(({ name }) => name)).toEqual(['‘Lied’', 'Work 7'])
})
