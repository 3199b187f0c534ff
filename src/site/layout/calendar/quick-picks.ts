import { addDays } from '#i18n/dates.ts'

/** Days that visitors ask for most (specification, section 4, "Date picker"); all as YYYY-MM-DD. */
export function quickPicks(today: string): { today: string; friday: string; monday: string } {
  return { today, friday: nextWeekday(today, 5, 0), monday: nextWeekday(today, 1, 1) }
}

/** The first day from `today` plus `atLeast` days that is the weekday (0 is Sunday). */
function nextWeekday(today: string, weekday: number, atLeast: number): string {
  const from = addDays(today, atLeast)
  const distance = (weekday - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7
  return addDays(from, distance)
}
