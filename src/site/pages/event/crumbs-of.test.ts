import { expect, test } from 'vitest'
import { messagesIn } from '#i18n/messages.ts'
import { crumbsOf } from './crumbs-of.ts'

const now = '2026-11-23T12:00:00.000Z'
const crumbs = (date_start: string) =>
  crumbsOf({ name: 'Mahler', date_start }, { now, language: 'de', messages: messagesIn('de') })
const addresses = (date_start: string) => crumbs(date_start).crumbs.map(({ href }) => href)

test('An upcoming concert leads to the programme and its month, and never into the past', () => {
  expect(addresses('2027-02-03T19:00:00.000Z')).toEqual([
    '/de',
    '/de/programm-und-karten',
    '/de/programm-und-karten?date=2027-02-01',
    null,
  ])
  expect(addresses('2026-11-27T19:00:00.000Z')[2]).toBe('/de/programm-und-karten?date=2026-11-23')
  expect(crumbs('2026-11-27T19:00:00.000Z').back).toMatchObject({
    href: '/de/programm-und-karten',
    isAhead: true,
  })
})

test('A past concert leads to the archive and its year', () => {
  for (const date of ['2026-11-22T19:00:00.000Z', '2026-01-01T19:00:00.000Z'])
    expect(addresses(date)).toEqual([
      '/de',
      '/de/archiv-suche',
      '/de/archiv-suche?date=2026-01-01&date_to=2026-12-31',
      null,
    ])
  expect(crumbs('1913-10-19T19:00:00.000Z').back.href).toBe('/de/archiv-suche')
})
