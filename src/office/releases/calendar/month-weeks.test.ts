import { describe, expect, test } from 'vitest'
import { monthWeeks } from './month-weeks.ts'

describe('The weeks of a month', () => {
  test('begin on Monday and contain each of its days once', () => {
    const weeks = monthWeeks('2027-03-12')
    expect(weeks[0]).toEqual([...Array<string>(7)].map((_, index) => `2027-03-0${index + 1}`))
    expect(weeks.flat().filter(Boolean)).toHaveLength(31)
    expect(weeks.at(-1)?.slice(2)).toEqual(['2027-03-31', null, null, null, null].slice(0, 5))
  })

  test('are complete in the shortest month, and in one with six weeks', () => {
    expect(monthWeeks('2027-02-01')).toHaveLength(4)
    const long = monthWeeks('2026-08-31')
    expect(long).toHaveLength(6)
    expect(long.every((week) => week.length === 7)).toBe(true)
    expect(long.flat().filter(Boolean).at(-1)).toBe('2026-08-31')
  })
})
