import { describe, expect, test } from 'vitest'
import {
  addDays,
  firstOfMonth,
  hallDay,
  hallTime,
  isRealDay,
  longDay,
  shortDay,
  shortMonth,
  startOfHallDay,
  weekdayName,
} from './dates.ts'

describe('a day in the hall', () => {
  test('begins at its midnight in summer, in winter and on days with a clock change', () => {
    expect(startOfHallDay('2026-07-01').toISOString()).toBe('2026-06-30T22:00:00.000Z')
    expect(startOfHallDay('2026-12-31').toISOString()).toBe('2026-12-30T23:00:00.000Z')
    expect(startOfHallDay('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z')
    expect(startOfHallDay('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z')
    expect(startOfHallDay('1913-10-19').toISOString()).toBe('1913-10-18T23:00:00.000Z')
    expect(startOfHallDay('1945-05-24').toISOString()).toBe('1945-05-23T22:00:00.000Z')
  })

  test('contains the evening there, not the day in London or New York', () => {
    expect(hallDay('2026-11-21T23:30:00Z')).toBe('2026-11-22')
    expect(hallDay('2026-12-31T22:59:59Z')).toBe('2026-12-31')
  })

  test('is only accepted when it exists', () => {
    expect(isRealDay('2028-02-29')).toBe(true)
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '0000-00-00',
      '2026-11-21T00:00',
      '',
      '9999-01-01',
    ])
      expect(isRealDay(text)).toBe(false)
  })

  test('is counted across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-29', -1)).toBe('2026-03-28')
    expect(firstOfMonth('2026-01-31', -2)).toBe('2025-11-01')
  })

  test('is written as the specification says, in both languages', () => {
    expect(hallTime('2026-11-21T18:30:00Z', 'de')).toBe('19.30')
    expect(hallTime('2026-11-21T18:30:00Z', 'en')).toBe('7.30 pm')
    expect(hallTime('2026-11-20T23:05:00Z', 'en')).toBe('12.05 am')
    expect(longDay('2026-11-01', 'de')).toBe('1. November 2026')
    expect(longDay('2026-03-01', 'en')).toBe('1 March 2026')
    expect(shortDay('2026-11-01', 'de')).toBe('01.11.2026')
    expect(shortDay('2026-11-01', 'en', 'two')).toBe('01/11/26')
    expect(shortMonth('2026-11-21', 'de', '2026')).toBe('Nov.')
    expect(shortMonth('2027-06-21', 'en', '2026')).toBe('June 27')
    expect(weekdayName('2026-11-21', 'de', 'short')).toBe('Sa')
    expect(weekdayName('2026-11-21', 'en')).toBe('Saturday')
  })
})
