import { hallDay, startOfHallDay } from '#i18n/dates.ts'
import { isCertainDate, sortDayOf } from '#i18n/uncertain-dates.ts'

type Dated = {
  date_start: string
  date_end: string | null
  doors_open: string | null
  is_time_known: boolean
  uncertain_date: string | null
}

/**
 * What follows from the uncertain date of an event: it begins on the first day that is possible, at an unknown time. A day
 * that is certain is no uncertain date, and another beginning ends it.
 */
export function settleDate(draft: Dated, before: Dated | null): Partial<Dated> {
  const { uncertain_date: date } = draft
  if (date === null) return {}
  const day = sortDayOf(date)
  if (day === null) return { uncertain_date: null }
  if (date === before?.uncertain_date)
    return hallDay(draft.date_start) === day ? {} : { uncertain_date: null }
  const isDay = isCertainDate(date) && date.length === 10
  return {
    uncertain_date: isDay ? null : date,
    // An archive has its own hour for an unknown one.
    ...((draft.is_time_known || hallDay(draft.date_start) !== day) && {
      date_start: startOfHallDay(day).toISOString(),
    }),
    is_time_known: false,
    date_end: null,
    doors_open: null,
  }
}
