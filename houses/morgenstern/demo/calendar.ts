import { easterSunday } from '#i18n/easter.ts'
import type { Day, Instant } from '#demo/plan.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** The day `count` days later (or earlier, when negative). */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
}

/** The same day `count` months later, or the last day of that month where it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = dayParts(day)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Whole days from one day to another. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay()
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/** The first day on or after `day` that falls on the weekday (0 is Sunday). */
export function nextWeekday(day: Day, weekday: number): Day {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7)
}

/** `2026/27`; a season begins on 1 August. */
export function seasonOf(day: Day): string {
  const year = yearOf(day)
  const start = day.slice(5) >= '08-01' ? year : year - 1
  return `${start}/${String((start + 1) % 100).padStart(2, '0')}`
}

/** Mid-July to the end of August, when the stages are being repaired. */
export function isSummerBreak(day: Day): boolean {
  const monthDay = day.slice(5)
  return monthDay >= '07-15' && monthDay <= '08-31'
}

export function goodFriday(year: number): Day {
  return addDays(easterSunday(year), -2)
}

/**
 * The instant at which clocks in Berlin show `time` (`HH:MM`) on `day`.
 * The offset comes from the time zone database, so 1916, the "high summer time" of 1947 and the
 * years without summer time are right as well.
 */
export function berlinInstant(day: Day, time: string): Instant {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const first = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(first)).toISOString()
}

export function addMinutes(instant: Instant, minutes: number): Instant {
  return new Date(Date.parse(instant) + minutes * MINUTE).toISOString()
}

/** The day that Berlin's calendars show at an instant. */
export function berlinDay(instant: Instant): Day {
  const time = Date.parse(instant)
  return new Date(time + offsetAt(time)).toISOString().slice(0, 10)
}

const berlinClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
})

const offsets = new Map<number, number>()

/** Milliseconds by which Berlin's clocks are ahead of UTC; computed once per hour of history. */
function offsetAt(time: number): number {
  const hour = Math.floor(time / 3_600_000)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const at = hour * 3_600_000
  const parts = new Map(berlinClock.formatToParts(at).map((part) => [part.type, Number(part.value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  const offset = shown - at
  offsets.set(hour, offset)
  return offset
}

function dayParts(day: Day): [number, number, number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
}
