import { expect, test } from 'vitest'
import { openingHoursOf } from './opening-hours.ts'

test.each([
  ['Mo–Fr 10–18 Uhr', ['Mo-Fr 10:00-18:00']],
  ['Montag bis Freitag 10 bis 18 Uhr\nSamstag 9.30–14 Uhr', ['Mo-Fr 10:00-18:00', 'Sa 09:30-14:00']],
  ['Di: 12:15 - 20:00; Do: 12:15 - 20:00', ['Tu 12:15-20:00', 'Th 12:15-20:00']],
  ['', []],
])('The hours of “%s” are read', (text, hours) => {
  expect(openingHoursOf(text)).toEqual(hours)
})

test('Hours with a part that means something else are left out, because the rest could be wrong', () => {
  expect(openingHoursOf('Mo–Fr 10–18 Uhr\nim August geschlossen')).toEqual([])
  expect(openingHoursOf('Mo–Fr 10–18 Uhr und nach Vereinbarung')).toEqual([])
  expect(openingHoursOf('Mo–Fr 10–28 Uhr')).toEqual([])
})
