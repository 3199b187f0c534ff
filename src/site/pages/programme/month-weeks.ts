import { addDays, firstOfMonth } from '#i18n/dates.ts'

/** The weeks of a month (YYYY-MM) from Monday to Sunday, as days YYYY-MM-DD; null for days of adjacent months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const next = firstOfMonth(first, 1)
  const weeks: (string | null)[][] = []
  const fromMonday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  for (let monday = addDays(first, -fromMonday); monday < next; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(monday, index)
        return day >= first && day < next ? day : null
      }),
    )
  return weeks
}
