import { addDays, hallDay, hallTime, inHall, shortDay } from './dates.ts'
import type { Language } from './languages.ts'

/**
 * Parses a local time in the hall's time zone (`2026-12-01T20:00`, the format of browsers' fields); null when it is
 * invalid.
 */
export function hallInstant(local: string): Date | null {
  const guess = new Date(`${local}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(guess.getTime())) return null
  // The hall's time zone is one or two hours ahead of UTC: the second pass is right on both sides of a clock change.
  const first = new Date(guess.getTime() - offsetAt(guess))
  return new Date(guess.getTime() - offsetAt(first))
}

/**
 * The instants at which the hall's clocks show a local time, the earlier first: none in the hour that they skip in spring, two
 * in the hour that is there twice in autumn.
 */
export function hallInstants(local: string): Date[] {
  const guess = Date.parse(`${local}:00Z`)
  if (Number.isNaN(guess)) return []
  const day = 86_400_000
  const offsets = new Set([guess - day, guess + day].map((near) => offsetAt(new Date(near))))
  return [...offsets]
    .map((offset) => new Date(guess - offset))
    .filter((instant) => hallInput(instant.toISOString()) === local)
    .toSorted((one, other) => one.getTime() - other.getTime())
}

/** The instant of an ISO text as calls have it; null for any other text, such as what was typed and is no time. */
export function instantOf(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return null
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** An instant as the value of a browser's time field, in the hall's time zone; empty for null. */
export function hallInput(instant: string | null): string {
  if (instant === null) return ''
  const { year, month, day, hour, minute } = inHall(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** An instant in the hall's time with the offset from UTC, for other programs: `2026-12-01T19:30:00+01:00`. */
export function hallStamp(instant: string): string {
  const minutes = Math.round(offsetAt(new Date(instant)) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${hallInput(instant)}:00+${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Day and time in the hall's format, for the interface. */
export function readableInstant(instant: Date, language: Language): string {
  return `${shortDay(hallDay(instant), language)}, ${hallTime(instant, language)}`
}

/** The same of a recent instant, which is named by today or yesterday: "gestern, 17.40". */
export function recentInstant(instant: Date, now: Date, language: Language): string {
  const time = hallTime(instant, language)
  const day = hallDay(instant)
  if (day === hallDay(now)) return `${language === 'de' ? 'heute' : 'today'}, ${time}`
  if (day === addDays(hallDay(now), -1)) return `${language === 'de' ? 'gestern' : 'yesterday'}, ${time}`
  return readableInstant(instant, language)
}

/** Later by days of the hall's calendar, at the same time of day. */
export function hallDaysLater(instant: Date, days: number): Date {
  const [day = '', time = ''] = hallInput(instant.toISOString()).split('T')
  return hallInstant(`${addDays(day, days)}T${time}`) ?? instant
}

/** How many days of the hall's calendar are between two instants. */
export function hallDaysBetween(from: Date, to: Date): number {
  return (Date.parse(hallDay(to)) - Date.parse(hallDay(from))) / 86_400_000
}

/** The offset of the hall's time zone from UTC, in milliseconds. */
function offsetAt(instant: Date): number {
  const { year, month, day, hour, minute } = inHall(instant)
  const shown = Date.UTC(year, month - 1, day, hour, minute)
  return shown - Math.floor(instant.getTime() / 60_000) * 60_000
}
