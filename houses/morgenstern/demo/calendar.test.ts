import { expect, test } from 'vitest'
import { addMonths, berlinDay, berlinInstant, isSummerBreak, nextWeekday, seasonOf } from './calendar.ts'

test('evenings in Berlin are one hour behind in winter and two in summer', () => {
  expect(berlinInstant('2026-11-21', '19:30')).toBe('2026-11-21T18:30:00.000Z')
  expect(berlinInstant('2026-06-20', '19:30')).toBe('2026-06-20T17:30:00.000Z')
})

test('on the days when clocks change, evenings follow the new time', () => {
  expect(berlinInstant('2026-03-29', '19:30')).toBe('2026-03-29T17:30:00.000Z')
  expect(berlinInstant('2026-10-25', '19:30')).toBe('2026-10-25T18:30:00.000Z')
})

test('historic dates use the clocks of their time', () => {
  expect(berlinInstant('1913-10-19', '19:00')).toBe('1913-10-19T18:00:00.000Z')
  expect(berlinInstant('1916-06-10', '20:00')).toBe('1916-06-10T18:00:00.000Z')
  expect(berlinInstant('1942-01-15', '18:00')).toBe('1942-01-15T16:00:00.000Z')
  expect(berlinInstant('1965-07-01', '20:00')).toBe('1965-07-01T19:00:00.000Z')
})

test('an instant after midnight in Berlin belongs to the next day', () => {
  expect(berlinDay('2026-06-20T22:30:00.000Z')).toBe('2026-06-21')
})

test('adding months never skips into another month', () => {
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  expect(addMonths('2026-12-31', 14)).toBe('2028-02-29')
})

test('seasons begin in August and the break in mid-July', () => {
  expect([seasonOf('2026-07-31'), seasonOf('2026-08-01')]).toEqual(['2025/26', '2026/27'])
  expect(['2026-07-14', '2026-07-15', '2026-08-31', '2026-09-01'].map(isSummerBreak)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('the next weekday may be the day itself', () => {
  expect(nextWeekday('2026-11-21', 6)).toBe('2026-11-21')
  expect(nextWeekday('2026-11-22', 6)).toBe('2026-11-28')
})
