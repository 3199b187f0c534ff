import { expect, test } from 'vitest'
import { findListVisit } from './find-list-visit.ts'

const origin = 'https://haus.example'
const list = { pathname: '/de/programm-und-karten', isAhead: true }
const at = (path: string, key: string) => ({ url: origin + path, key })
const nowhere = { earlier: [], referrer: '', today: '2026-11-23' }

test('The list is found as it was left last, also behind other pages', () => {
  const earlier = [
    at('/de/programm-und-karten?genre=1', 'a'),
    at('/de/programm-und-karten?genre=2&page=3&from=1', 'b'),
    at('/de/programm-und-karten/mahler/7', 'c'),
    at('/de/archiv-suche', 'd'),
  ]
  expect(findListVisit(list, { ...nowhere, earlier })).toEqual({
    href: `${origin}/de/programm-und-karten?genre=2&page=3&from=1`,
    key: 'b',
  })
})

test('The referrer is used if the history has no list, as in a new tab', () => {
  const referrer = `${origin}/de/programm-und-karten?genre=1`
  expect(findListVisit(list, { ...nowhere, referrer })).toEqual({ href: referrer, key: null })
  expect(findListVisit(list, { ...nowhere, referrer: `${origin}/de` })).toBeNull()
  expect(findListVisit(list, { ...nowhere, referrer: '' })).toBeNull()
  expect(findListVisit(list, nowhere)).toBeNull()
})

test('A list of upcoming events is not found in the past, and keeps its other filters', () => {
  const earlier = [at('/de/programm-und-karten?date=2026-11-22&genre=1&page=2', 'a')]
  expect(findListVisit(list, { ...nowhere, earlier })).toEqual({
    href: `${origin}/de/programm-und-karten?genre=1`,
    key: null,
  })
  const today = [at('/de/programm-und-karten?date=2026-11-23', 'a')]
  expect(findListVisit(list, { ...nowhere, earlier: today })?.key).toBe('a')
  const archive = { pathname: '/de/archiv-suche', isAhead: false }
  const old = [at('/de/archiv-suche?date=1913-10-19', 'a')]
  expect(findListVisit(archive, { ...nowhere, earlier: old })?.key).toBe('a')
})
