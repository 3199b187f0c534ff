import { addDays, firstOfMonth, weekdayOf } from '#i18n/dates.ts'
import { placeInWeek, type FirstWeekday } from '#i18n/house-formats.ts'
import { wholeWords } from '../pattern.ts'
import { type DateForm, type Days, daysFrom, yearOf } from './date-form.ts'

const coming = '(?:nächste|naechste|kommende)[nmrs]?'

/** Weekends, weeks, months and years seen from today. */
export const spanForms: DateForm[] = [
  span(`(?:am |an )?(?:nächste[nms]|naechste[nms]|next) (?:wochenende|weekend)`, (today) =>
    daysFrom(addDays(mondayOf(today), 12), 2),
  ),
  span(
    '(?:am kommenden |kommendes |am |an diesem |dieses |übers )?wochenende|(?:this coming|this|on the|at the|over the) weekend',
    (today) => daysFrom(addDays(mondayOf(today), 5), 2),
  ),
  span('(?:in )?(?:diese[r]? woche|this week)', (today, first) => daysFrom(startOfWeek(today, first), 7)),
  span(`(?:in )?(?:der )?(?:${coming} woche|next week)`, (today, first) =>
    daysFrom(addDays(startOfWeek(today, first), 7), 7),
  ),
  span('(?:in )?(?:diese[nmrs] monat|this month)', (today) => monthAhead(today, 0)),
  span(`(?:im )?(?:${coming} monat|next month)`, (today) => monthAhead(today, 1)),
  span('(?:in )?(?:diese[ms] jahr|this year)', (today) => wholeYear(yearOf(today))),
  span(`(?:im )?(?:${coming} jahr|next year)`, (today) => wholeYear(yearOf(today) + 1)),
  span('(?:im )?(?:letzte[ns]|vergangene[ns]) jahr|last year', (today) => wholeYear(yearOf(today) - 1)),
]

export function wholeYear(year: number): Days {
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** All days of the month that is `months` after that of a day. */
export function monthAhead(day: string, months: number): Days {
  return { from: firstOfMonth(day, months), to: addDays(firstOfMonth(day, months + 1), -1) }
}

function span(source: string, read: (today: string, first: FirstWeekday) => Days): DateForm {
  return { pattern: wholeWords(source), read: (_, { today, formats }) => read(today, formats.first_weekday) }
}

function mondayOf(day: string): string {
  return startOfWeek(day, 'monday')
}

function startOfWeek(day: string, first: FirstWeekday): string {
  return addDays(day, -placeInWeek(weekdayOf(day), first))
}
