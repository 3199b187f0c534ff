import { addDays, isRealDay } from '#i18n/dates.ts'
import type { Formats } from '../question.ts'

export type Days = { from: string; to: string }

export type DateContext = {
  text: string
  today: string
  language: 'de' | 'en'
  formats: Formats
  /** Whether a preposition such as "ab" or "bis" precedes the date, so that less is needed to recognise it. */
  isBound: boolean
}

/** One way to write a date: a pattern, and the meaning of its named groups; null when it is not a date here. */
export type DateForm = {
  pattern: RegExp
  read: (
    groups: Record<string, string | undefined>,
    place: { start: number; end: number } & DateContext,
  ) => Days | null
}

export const yearPattern = String.raw`(?:18|19|20|21)\d\d`

/** A day as YYYY-MM-DD; null if it doesn't exist. */
export function dayOf(year: number, month: number, day: number): string | null {
  const text = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  return isRealDay(text) ? text : null
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

/** Days of the year that is given, else those that run or come next. */
export function comingDays(
  today: string,
  year: string | undefined,
  daysOf: (year: number) => Days | null,
): Days | null {
  if (year) return daysOf(Number(year))
  // A winter began last year; the 29th of February can be eight years ahead.
  for (let offset = -1; offset <= 8; offset++) {
    const days = daysOf(yearOf(today) + offset)
    if (days && days.to >= today) return days
  }
  return null
}

export function oneDay(day: string | null): Days | null {
  return day === null ? null : { from: day, to: day }
}

/** A number of days from a day on. */
export function daysFrom(day: string, count: number): Days {
  return { from: day, to: addDays(day, count - 1) }
}
