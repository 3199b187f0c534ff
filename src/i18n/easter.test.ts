import { expect, test } from 'vitest'
import { easterSunday } from './easter.ts'

test.each([
  '1913-03-23',
  '1943-04-25',
  '1951-03-25',
  '1954-04-18',
  '2000-04-23',
  '2024-03-31',
  '2026-04-05',
  '2027-03-28',
  '2038-04-25',
])('Easter Sunday is %s, as calendars say', (day) => {
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day)
})
