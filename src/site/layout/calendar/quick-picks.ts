import { addDays } from '#i18n/dates.ts'

export type QuickPicks = {
  today: string
  friday: string
  monday: string
  /** The coming Saturday and Sunday, or what is left of the weekend. */
  weekend: { from: string; to: string }
}

/** Days that visitors ask for most (specification, section 4, "Date picker"); all as YYYY-MM-DD. */
export function quickPicks(today: string): QuickPicks {
  const sunday = nextWeekday(today, 0, 0)
  const saturday = addDays(sunday, -1)
  return {
    today,
    friday: nextWeekday(today, 5, 0),
    monday: nextWeekday(today, 1, 1),
    weekend: { from: saturday < today ? today : saturday, to: sunday },
  }
}

/** Dates can be chosen until the end of next year (specification, section 4). */
export function lastDay(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}-12-31`
}

/** The first day from `today` plus `atLeast` days that is the weekday (0 is Sunday). */
function nextWeekday(today: string, weekday: number, atLeast: number): string {
  const from = addDays(today, atLeast)
  const distance = (weekday - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7
  return addDays(from, distance)
}
