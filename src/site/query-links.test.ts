import { expect, test } from 'vitest'
import { withoutValue, withQuery } from './query-links.ts'

test('A filter is removed completely, or only one of its values', () => {
  expect(withoutValue('/p', '?price_max=25,5&page=3&from=1', 'price_max', '25.5')).toBe('/p')
  expect(withoutValue('/p', '?query=Bach,+Mozart&genre=1,2', 'query', 'Bach, Mozart')).toBe('/p?genre=1%2C2')
  expect(withoutValue('/p', '?genre=1,2&genre=3', 'genre', '2')).toBe('/p?genre=1&genre=3')
  expect(withoutValue('/p', '?only_bookable=true', 'only_bookable', '1')).toBe('/p')
})

test('Everything else in the query is kept, and empty values are left out', () => {
  expect(withQuery('/p', '?date=2026-12-01&query=', { page: '2' })).toBe('/p?date=2026-12-01&page=2')
  expect(withQuery('/p', '?page=2', { page: null })).toBe('/p')
})
