import { addDays, firstOfMonth, weekdayOf } from '#i18n/dates.ts'
import { placeInWeek, type FirstWeekday } from '#i18n/house-formats.ts'

/** The weeks of a month (YYYY-MM), as days YYYY-MM-DD; null for days of adjacent months. */
export function weeksOf(month: string, firstWeekday: FirstWeekday): (string | null)[][] {
  const first = `${month}-01`
  const next = firstOfMonth(first, 1)
  const weeks: (string | null)[][] = []
  const before = placeInWeek(weekdayOf(first), firstWeekday)
  for (let start = addDays(first, -before); start < next; start = addDays(start, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(start, index)
        return day >= first && day < next ? day : null
      }),
    )
  return weeks
}
