import { expect, test } from 'vitest'
import { daysInWords } from './days-in-words.ts'

test('One day and two days in succession are named with their weekdays', () => {
  expect(daysInWords('2026-11-28', '2026-11-28', 'de')).toBe('Samstag, 28. November 2026')
  expect(daysInWords('2026-11-28', '2026-11-29', 'de')).toBe('Samstag, 28. und Sonntag, 29. November 2026')
  expect(daysInWords('2026-10-31', '2026-11-01', 'en')).toBe('Saturday 31 October and Sunday 1 November 2026')
})

test('A time without an end is named by its first day', () => {
  expect(daysInWords('2027-03-01', '2199-12-31', 'de')).toBe('ab 1. März 2027')
  expect(daysInWords('2027-03-01', '2199-12-31', 'en')).toBe('from 1 March 2027')
})

test('A whole month and a whole year are named as such', () => {
  expect(daysInWords('2028-02-01', '2028-02-29', 'de')).toBe('Februar 2028')
  expect(daysInWords('1926-01-01', '1926-12-31', 'en')).toBe('1926')
})

test('A longer time is named by its first and last day, without repeating common parts', () => {
  expect(daysInWords('2026-11-23', '2026-11-29', 'de')).toBe('23. bis 29. November 2026')
  expect(daysInWords('2026-11-28', '2026-12-06', 'en')).toBe('28 November to 6 December 2026')
  expect(daysInWords('2026-12-28', '2027-01-03', 'de')).toBe('28. Dezember 2026 bis 3. Januar 2027')
})
