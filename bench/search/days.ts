/** The days that expressions such as "am Wochenende" mean, relative to today; both ends are included. */
import { addDays, firstOfMonth } from '#i18n/dates.ts'

export type Days = { from: string; to: string }

export const onToday = (today: string): Days => ({ from: today, to: today })

export const onTomorrow = (today: string): Days => daysAfter(today, 1, 1)

/** From Friday, since a Friday evening is a weekend to many, to Sunday. */
export function atWeekend(today: string): Days {
  const sunday = (7 - weekdayOf(today)) % 7
  return daysAfter(today, Math.max(0, sunday - 2), sunday)
}

/** From Monday to Sunday. */
export function inThisWeek(today: string): Days {
  return daysAfter(today, 0, (7 - weekdayOf(today)) % 7)
}

/** From the next Monday to the Sunday after. */
export function inNextWeek(today: string): Days {
  const monday = ((7 - weekdayOf(today)) % 7) + 1
  return daysAfter(today, monday, monday + 6)
}

/** The next such weekday, today included: 0 is Sunday. */
export function onNext(weekday: number): (today: string) => Days {
  return (today) => {
    const ahead = (weekday - weekdayOf(today) + 7) % 7
    return daysAfter(today, ahead, ahead)
  }
}

/** The month, 1 to 12, that is now or comes next. */
export function inMonth(month: number): (today: string) => Days {
  return (today) => {
    const ahead = (month - Number(today.slice(5, 7)) + 12) % 12
    return { from: firstOfMonth(today, ahead), to: addDays(firstOfMonth(today, ahead + 1), -1) }
  }
}

/** The next occurrence of a day of the year, MM-DD, today included. */
export function onDay(day: string): (today: string) => Days {
  return (today) => {
    const year = Number(today.slice(0, 4)) + (day < today.slice(5) ? 1 : 0)
    return { from: `${year}-${day}`, to: `${year}-${day}` }
  }
}

/** A whole year. */
export function inYear(year: number): (today: string) => Days {
  return () => ({ from: `${year}-01-01`, to: `${year}-12-31` })
}

function daysAfter(today: string, from: number, to: number): Days {
  return { from: addDays(today, from), to: addDays(today, to) }
}

/** 0 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
