import { expect, test } from 'vitest'
import { messagesIn } from '#i18n/messages.ts'
import { nameFilters } from './named-filters.ts'

const choices = {
  genres: [{ id: 3, name: 'Orchester' }],
  rooms: [],
  series: [],
  customerTags: [{ id: 1, name: 'Freundeskreis' }],
  people: null,
  chosen: { composer: [{ id: 7, name: 'Gustav Mahler' }], performer: [], work: [] },
}
const namesOf = (filters: Parameters<typeof nameFilters>[0]) =>
  nameFilters(filters, choices, messagesIn('de'), 'de', 'EUR').map(({ name }) => name)

test('Each value of a filter has its display name', () => {
  expect(
    namesOf({
      query: 'Lied',
      date: '2026-12-01',
      date_to: '2026-12-31',
      weekday: [5, 7],
      genre: [3],
      composer: [7],
      customer_tag: [1],
      price_max: 25.5,
      access: ['wheelchair'],
    }),
  ).toEqual([
    '»Lied«',
    'ab 01.12.2026',
    'bis 31.12.2026',
    'am Freitag',
    'am Sonntag',
    'Orchester',
    'Gustav Mahler',
    'Freundeskreis',
    '≤ 25,50 €',
    'Rollstuhlplätze',
  ])
})

test('A list of one day has a filter for that, which can be removed to see those that follow', () => {
  expect(namesOf({ date: '2026-12-01', date_to: '2026-12-01' })).toEqual(['ab 01.12.2026', 'nur dieser Tag'])
})

test('An unknown value is named by its number, so that it can be removed', () => {
  expect(namesOf({ genre: [99], performer: [5] })).toEqual(['99', '5'])
  expect(namesOf({})).toEqual([])
})
