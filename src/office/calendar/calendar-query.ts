import { addDays, firstOfMonth, isRealDay, weekdayOf } from '#i18n/dates.ts'
import { placeInWeek, type FirstWeekday } from '#i18n/house-formats.ts'

export const calendarViews = ['month', 'week', 'halls'] as const
export type CalendarView = (typeof calendarViews)[number]
export const eventStates = ['public', 'draft', 'option'] as const
export type EventState = (typeof eventStates)[number]
export const calendarLayers = ['release', 'sale', 'rights'] as const
export type CalendarLayer = (typeof calendarLayers)[number]

/** What the calendar shows: all of it stands in the address. */
export type CalendarQuery = {
  view: CalendarView
  /** The day on which the keyboard is, as YYYY-MM-DD. */
  day: string
  room: number | null
  series: number | null
  state: EventState | null
  layers: readonly CalendarLayer[]
}

/** Reads the query of an address; what it does not say, or says wrong, is as usual. */
export function readCalendarQuery(query: string, today: string): CalendarQuery {
  const given = new URLSearchParams(query)
  const number = (name: string) => {
    const text = given.get(name) ?? ''
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
  }
  const day = given.get('date') ?? ''
  const layers = (given.get('layers') ?? '').split(',')
  return {
    view: calendarViews.find((one) => one === given.get('view')) ?? 'month',
    day: isRealDay(day) ? day : today,
    room: number('room'),
    series: number('series'),
    state: eventStates.find((one) => one === given.get('state')) ?? null,
    layers: calendarLayers.filter((one) => layers.includes(one)),
  }
}

/** The query of an address, without what is as usual. */
export function writeCalendarQuery(
  { view, day, room, series, state, layers }: CalendarQuery,
  today: string,
): string {
  const said = {
    view: view === 'month' ? null : view,
    date: day === today ? null : day,
    room,
    series,
    state,
    layers: layers.length > 0 ? layers.join(',') : null,
  }
  const pairs = Object.entries(said).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(pairs).toString()
}

/** The days that a view shows, from the first to the last. */
export function daysOf({ view, day }: Pick<CalendarQuery, 'view' | 'day'>, first: FirstWeekday): string[] {
  if (view === 'week') {
    const start = addDays(day, -placeInWeek(weekdayOf(day), first))
    return listDays(start, addDays(start, 6))
  }
  return listDays(firstOfMonth(day), addDays(firstOfMonth(day, 1), -1))
}

/** The weeks of the shown days; null for days of the months around. */
export function weeksOf(days: readonly string[], first: FirstWeekday): (string | null)[][] {
  const before = placeInWeek(weekdayOf(days[0] ?? ''), first)
  const cells = [...Array<null>(before).fill(null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => cells[week * 7 + index] ?? null),
  )
}

/** The day of the view before or after. */
export function turned({ view, day }: Pick<CalendarQuery, 'view' | 'day'>, by: 1 | -1): string {
  return view === 'week' ? addDays(day, 7 * by) : monthLater(day, by)
}

/** The same day of another month, or its last one. */
export function monthLater(day: string, by: number): string {
  const last = addDays(firstOfMonth(day, by + 1), -1)
  return Number(day.slice(8)) > Number(last.slice(8)) ? last : last.slice(0, 8) + day.slice(8)
}

function listDays(from: string, to: string): string[] {
  const days = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
