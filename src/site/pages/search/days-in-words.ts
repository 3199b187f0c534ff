import { addDays, firstOfMonth, longDay, monthName, openEnd, weekdayName } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'

/**
 * Days from one to another, both inclusive, in words: "Samstag, 28. und Sonntag, 29. November 2026", "November 2026",
 * "2026", "28 November to 6 December 2026", "ab 1. März 2027".
 */
export function daysInWords(from: string, to: string, language: Language): string {
  if (to === openEnd) return `${language === 'de' ? 'ab' : 'from'} ${longDay(from, language)}`
  const year = from.slice(0, 4)
  if (from === `${year}-01-01` && to === `${year}-12-31`) return year
  if (from === firstOfMonth(from) && to === addDays(firstOfMonth(from, 1), -1))
    return monthName(from, language)
  const first = shortenedDay(from, to, language)
  const last = longDay(to, language)
  if (from === to) return withWeekday(to, last, language)
  if (addDays(from, 1) !== to) return `${first} ${language === 'de' ? 'bis' : 'to'} ${last}`
  const and = language === 'de' ? 'und' : 'and'
  return `${withWeekday(from, first, language)} ${and} ${withWeekday(to, last, language)}`
}

/** The first of two days, without the month or the year that it has in common with the last one. */
function shortenedDay(from: string, to: string, language: Language): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return Number(from.slice(8)) + (language === 'de' ? '.' : '')
  const day = longDay(from, language)
  return from.slice(0, 4) === to.slice(0, 4) ? day.replace(/ \d+$/, '') : day
}

function withWeekday(day: string, words: string, language: Language): string {
  return `${weekdayName(day, language)}${language === 'de' ? ',' : ''} ${words}`
}
