import { describe, expect, test } from 'vitest'
import { isTime, readTime, spokenTime, stepTime, writeTime, type TimeKind } from './read-time.ts'

const today = '2026-11-29'
const read = (kind: TimeKind, text: string, before = '') => readTime(kind, text, { before, today })

describe('The text of a field', () => {
  test('is a day, an instant in the hall’s time, or a time of day', () => {
    expect(read('day', '18.3.27')).toEqual({ value: '2027-03-18' })
    expect(read('day', '18.03')).toEqual({ value: '2027-03-18' })
    expect(read('instant', '18.3.27 19:30')).toEqual({ value: '2027-03-18T18:30:00.000Z' })
    expect(read('instant', 'tomorrow 8pm')).toEqual({ value: '2026-11-30T19:00:00.000Z' })
    expect(read('time', '19.30 Uhr')).toEqual({ value: '19:30' })
    expect(read('time', '20')).toEqual({ value: '20:00' })
  })

  test('keeps the time of the value before it, or its day', () => {
    const before = '2027-03-18T18:30:00.000Z'
    expect(read('instant', '19.7.27', before)).toEqual({ value: '2027-07-19T17:30:00.000Z' })
    expect(read('instant', '20 Uhr', before)).toEqual({ value: '2027-03-18T19:00:00.000Z' })
    expect(read('instant', '18.3.27')).toEqual({ wrong: 'no_time' })
    expect(read('instant', '20 Uhr')).toEqual({ wrong: 'no_day' })
    const near = { before: '', near: before, today }
    expect(readTime('instant', '18:30', near)).toEqual({ value: '2027-03-18T17:30:00.000Z' })
    expect(readTime('instant', '18.3.27', near)).toEqual({ wrong: 'no_time' })
  })

  test('is refused where something else has to stand', () => {
    expect(read('day', '18.3.27 19:30')).toEqual({ wrong: 'only_day' })
    expect(read('time', '18.3.27 19:30')).toEqual({ wrong: 'only_time' })
    expect(read('instant', '31.2. 20 Uhr')).toEqual({ wrong: 'no_such_day' })
    expect(read('instant', 'bald')).toEqual({ wrong: 'unknown' })
  })

  test('is questioned in the hour that the clocks skip, and in the one that they show twice', () => {
    expect(read('instant', '28.3.27 2:30')).toEqual({
      asks: 'skipped',
      instants: ['2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'],
    })
    const both = ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']
    expect(read('instant', '31.10.27 2:30')).toEqual({ asks: 'twice', instants: both })
    expect(both.map((instant) => read('instant', writeTime('instant', instant, 'de')))).toEqual(
      both.map((value) => ({ value })),
    )
  })
})

test('A value is shown in digits, and said in words below', () => {
  const value = '2027-03-18T18:30:00.000Z'
  expect([writeTime('instant', value, 'de'), writeTime('instant', value, 'en')]).toEqual([
    '18.03.2027, 19.30',
    '18/03/2027, 7.30 pm',
  ])
  expect(spokenTime('instant', value, 'de')).toBe('Donnerstag, 18. März 2027, 19.30 Uhr')
  expect(spokenTime('day', '2027-03-18', 'en')).toBe('Thursday, 18 March 2027')
  expect(spokenTime('instant', '2027-10-31T01:30:00.000Z', 'en')).toBe(
    'Sunday, 31 October 2027, 2.30 am, winter time',
  )
  expect(writeTime('instant', '31.2.', 'de')).toBe('31.2.')
  expect(isTime('instant', '31.2.')).toBe(false)
})

test('The arrow keys step by days and hours of the hall’s clocks', () => {
  expect(stepTime('day', '2027-02-28', 'day', 1)).toBe('2027-03-01')
  expect(stepTime('instant', '2027-03-27T18:30:00.000Z', 'day', 1)).toBe('2027-03-28T17:30:00.000Z')
  expect(stepTime('instant', '2027-03-28T00:30:00.000Z', 'hour', 1)).toBe('2027-03-28T01:30:00.000Z')
  expect(stepTime('time', '23:30', 'hour', 1)).toBe('00:30')
})
