import { addDays, hallDay, hallTime, shortDay } from './dates.ts'
import { hallClock } from './hall-zone.ts'
import type { Language } from './languages.ts'
import { localInstant, localInstants, localTime } from './zone-clock.ts'

/**
 * Parses a local time in the hall's time zone (`2026-12-01T20:00`, the format of browsers' fields); null when it is
 * invalid.
 */
export function hallInstant(local: string): Date | null {
  return localInstant(hallClock(), local)
}

/**
 * The instants at which the hall's clocks show a local time, the earlier first: none in the hour that they skip in spring, two
 * in the hour that is there twice in autumn.
 */
export function hallInstants(local: string): Date[] {
  return localInstants(hallClock(), local)
}

/** The instant of an ISO text as calls have it; null for any other text, such as what was typed and is no time. */
export function instantOf(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return null
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** An instant as the value of a browser's time field, in the hall's time zone; empty for null. */
export function hallInput(instant: string | null): string {
  return instant === null ? '' : localTime(hallClock(), new Date(instant))
}

/**
 * An instant in the hall's time with the offset from UTC, for other programs: `2026-12-01T19:30:00+01:00`. Where the hall had its
 * own mean time, as before 1893, the offset is rounded to minutes, which is all that the format allows.
 */
export function hallStamp(instant: string): string {
  const minutes = Math.round(hallClock()(new Date(instant).getTime()) / 60_000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const ahead = Math.abs(minutes)
  return `${hallInput(instant)}:00${minutes < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`
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
