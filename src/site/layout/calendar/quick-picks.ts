import { addDays } from '#i18n/dates.ts'

export type QuickPicks = {
  today: string
  friday: string
  monday: string
  /** The coming Saturday and Sunday, or the rest of the current weekend. */
  weekend: { from: string; to: string }
}

/** Quick picks for dates (specification, section 4, "Date picker"); all as YYYY-MM-DD. */
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

/** The last selectable day is the end of next year (specification, section 4). */
export function lastDay(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}-12-31`
}

/** The first date with the given weekday (0 is Sunday) that is at least `atLeast` days after `today`. */
function nextWeekday(today: string, weekday: number, atLeast: number): string {
  const from = addDays(today, atLeast)
  const distance = (weekday - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7
  return addDays(from, distance)
}
