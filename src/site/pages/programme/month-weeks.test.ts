import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOfMonth, weekdayOf } from '#i18n/dates.ts'
import { firstWeekdays, weekdaysFrom } from '#i18n/house-formats.ts'
import { weeksOf } from './month-weeks.ts'

test('A month begins on its weekday, and its last week ends with blanks', () => {
  const weeks = weeksOf('2026-11', 'monday')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
  expect(weeksOf('2027-02', 'monday')).toHaveLength(4)
})

test('Every day of every month occurs once, on its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 * 200 }), fc.constantFrom(...firstWeekdays), (months, first) => {
      const month = firstOfMonth('1913-01-01', months).slice(0, 7)
      const weeks = weeksOf(month, first)
      const days = weeks.flat().filter((day) => day !== null)
      expect(days).toEqual([...new Set(days)].toSorted())
      expect(days.at(0)).toBe(`${month}-01`)
      expect(days).toHaveLength(
        new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
      )
      for (const week of weeks)
        for (const [index, day] of week.entries())
          if (day !== null) expect(weekdayOf(day)).toBe(weekdaysFrom(first)[index])
    }),
  )
})
