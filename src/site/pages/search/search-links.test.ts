import { expect, test } from 'vitest'
import { keptFilters, searchHref, toggled, type Asked } from './search-links.ts'

const asked: Asked = {
  q: 'Bach am Wochenende',
  kind: ['event', 'work'],
  genre: [],
  year: [1926],
  literally: [],
}

test('The address contains the query and the facets, and no empty parameters', () => {
  expect(searchHref('de', asked)).toBe('/de/search?q=Bach+am+Wochenende&kind=event%2Cwork&year=1926')
  expect(searchHref('en', { ...asked, kind: [], literally: ['date', 'price'] })).toBe(
    '/en/search?q=Bach+am+Wochenende&year=1926&literally=date%2Cprice',
  )
})

test('The pages of a group have addresses of their own, the first one without a number', () => {
  const plain = { ...asked, kind: [], year: [] }
  expect(searchHref('de', plain, { category: 'events_past', page: 1 })).toBe(
    '/de/search/events_past?q=Bach+am+Wochenende',
  )
  expect(searchHref('de', plain, { category: 'events_past', page: 2 })).toBe(
    '/de/search/events_past/2?q=Bach+am+Wochenende',
  )
})

test('The form keeps the chosen facets', () => {
  expect(keptFilters(asked)).toEqual([
    ['kind', 'event,work'],
    ['year', '1926'],
  ])
})

test('A value is added to a list, or removed from it', () => {
  expect(toggled([1], 2)).toEqual([1, 2])
  expect(toggled([1, 2], 1)).toEqual([2])
})
