import { addDays, firstOfMonth } from '#i18n/dates.ts'

/** The weeks of a month, Monday first; null for the days of the months around it. All days are written YYYY-MM-DD. */
export function monthWeeks(month: string): (string | null)[][] {
  const first = firstOfMonth(month)
  const next = firstOfMonth(month, 1)
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const weeks: (string | null)[][] = []
  for (let monday = addDays(first, -weekday); monday < next; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) =>
        day >= first && day < next ? day : null,
      ),
    )
  return weeks
}
