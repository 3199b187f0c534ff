/**
 * Dates in the hall's time zone. This is the only place where an instant is converted to a day and a time, so that
 * servers and browsers in other time zones show the same date.
 */
import { hallClock } from './hall-zone.ts'
import type { Language } from './languages.ts'
import { startOfDay } from './zone-clock.ts'

/** With which day the archive of a house begins that does not say when it was opened. */
export const earliestDay = '1900-01-01'

/** The last day of a time without an end; events may not be later. */
export const openEnd = '2199-12-31'

export type CalendarDay = { year: number; month: number; day: number; hour: number; minute: number }

/** Day and local time of an instant in the hall. Throws for an invalid instant. */
export function inHall(instant: Date | string): CalendarDay {
  const time = new Date(instant).getTime()
  const local = new Date(time + hallClock()(time))
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  }
}

/** The day of an instant in the hall, as YYYY-MM-DD. */
export function hallDay(instant: Date | string): string {
  const { year, month, day } = inHall(instant)
  return isoDay(year, month, day)
}

/** The instant at which a day begins in the hall; also correct on days with a clock change. */
export function startOfHallDay(day: string): Date {
  return startOfDay(hallClock(), day)
}

/** The day that is `days` after (or, if negative, before) another. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The first day of the month that is `months` after that of the day. */
export function firstOfMonth(day: string, months = 0): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** Whether the text is a day that exists, as YYYY-MM-DD between the years 1800 and 2200. */
export function isRealDay(text: string): boolean {
  return /^(18|19|20|21)/.test(text) && isRealDate(text)
}

/** Whether the text is a day that exists in the Gregorian calendar, which is also used for the time before it. */
export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

const weekdays: Record<Language, readonly string[]> = {
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

/** The names of the months, the first one of January. */
export const monthNames: Record<Language, readonly string[]> = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** Name of the weekday of a day (YYYY-MM-DD). */
export function weekdayName(day: string, language: Language, form: 'long' | 'short' = 'long'): string {
  const name = weekdays[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
  if (form === 'long') return name
  return name.slice(0, language === 'de' ? 2 : 3)
}

/** The number of a day's weekday in ISO 8601: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** Name of a weekday by its number in ISO 8601, from 1 (Monday) to 7. */
export function nameOfWeekday(weekday: number, language: Language): string {
  return weekdays[language][weekday % 7] ?? ''
}

/** Month and year of a day: "November 2026". */
export function monthName(day: string, language: Language): string {
  return `${monthNames[language][Number(day.slice(5, 7)) - 1] ?? ''} ${Number(day.slice(0, 4))}`
}

/** Short name of the month of a day, with the year if it differs from `thisYear`: "Nov.", "Jan. 27". */
export function shortMonth(day: string, language: Language, thisYear: string): string {
  const name = monthNames[language][Number(day.slice(5, 7)) - 1] ?? ''
  const short = name.length <= 4 ? name : `${name.slice(0, 3)}${language === 'de' ? '.' : ''}`
  return day.startsWith(thisYear) ? short : `${short} ${day.slice(2, 4)}`
}

/** A day in words: "21. November 2026", "21 November 2026". */
export function longDay(day: string, language: Language): string {
  return `${Number(day.slice(8))}${language === 'de' ? '.' : ''} ${monthName(day, language)}`
}

/** A day in digits: DD/MM/YYYY, or DD/MM/YY (specification, section 9), with the periods that German readers expect. */
export function shortDay(day: string, language: Language, year: 'four' | 'two' | 'none' = 'four'): string {
  const separator = language === 'de' ? '.' : '/'
  const parts = [day.slice(8), day.slice(5, 7)]
  if (year !== 'none') return [...parts, year === 'two' ? day.slice(2, 4) : day.slice(0, 4)].join(separator)
  return parts.join(separator) + (language === 'de' ? '.' : '')
}

/** The time of an instant: HH.mm in German, in English as the texts write it: "7.30 pm". */
export function hallTime(instant: Date | string, language: Language): string {
  const { hour, minute } = inHall(instant)
  return hallTimeOfDay(hour * 60 + minute, language)
}

/** The same of the minutes since midnight. */
export function hallTimeOfDay(time: number, language: Language): string {
  const hour = Math.floor(time / 60)
  const minutes = String(time % 60).padStart(2, '0')
  if (language === 'de') return `${String(hour).padStart(2, '0')}.${minutes}`
  return `${hour % 12 || 12}.${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

function isoDay(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  )
}
