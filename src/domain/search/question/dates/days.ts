import { currencyPattern } from '#i18n/currencies.ts'
import { wholeWords } from '../pattern.ts'
import { comingDays, dayOf, type DateForm, type Days, yearOf, yearPattern } from './date-form.ts'
import { englishMonthPattern, monthNumber, monthPattern, weekdayPattern } from './names.ts'

const weekday = `(?:${weekdayPattern}|(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)\\.?)`
const lead = `(?:(?:am|on) )?(?:${weekday},? )?(?:(?:den|dem|the) )?`
const dash = '(?: ?[-–] ?| (?:bis|to|und|and) )(?:zum |the )?'
const ordinal = '(?:\\.|st|nd|rd|th)?'
const time = `(?! ?(?:uhr|${currencyPattern('any')}(?!\\p{L})))`

/** Single days, and days of one month joined by a dash: "24.12.", "24. Dezember 2026", "December 24", "24.–26. Dezember". */
export const dayForms: DateForm[] = [
  form(`${lead}(?<year>${yearPattern})-(?<month>\\d\\d)-(?<day>\\d\\d)`),
  form(
    `${lead}(?:(?<first>\\d{1,2})\\.${dash})?(?<day>\\d{1,2})\\. ?(?<month>\\d{1,2})\\.(?<year> ?${yearPattern}|\\d\\d)?${time}`,
  ),
  // Without the last period only with two digits each: "5.1" is a set of loudspeakers.
  form(`${lead}(?<day>\\d\\d)\\.(?<month>\\d\\d)(?![.,]\\d)${time}`),
  form(`${lead}(?<day>\\d{1,2})/(?<month>\\d{1,2})/(?<year>${yearPattern}|\\d\\d)`),
  form(
    `${lead}(?:(?<first>\\d{1,2})${ordinal}${dash})?(?<day>\\d{1,2})${ordinal} ?(?:of )?(?<month>${monthPattern})(?:,? (?<year>${yearPattern}))?`,
  ),
  form(
    `${lead}(?<month>${englishMonthPattern}) (?:(?<first>\\d{1,2})${ordinal}${dash})?(?<day>\\d{1,2})${ordinal}(?:,? (?<year>${yearPattern}))?`,
  ),
]

function form(source: string): DateForm {
  return {
    pattern: wholeWords(source),
    read({ first, day = '', month = '', year }, { today }) {
      const monthOf = /^\d/.test(month) ? Number(month) : monthNumber(month)
      return comingDays(today, fullYear(year, today), (number) =>
        daysBetween(dayOf(number, monthOf, Number(first ?? day)), dayOf(number, monthOf, Number(day))),
      )
    },
  }
}

function daysBetween(from: string | null, to: string | null): Days | null {
  return from !== null && to !== null && from <= to ? { from, to } : null
}

/** Two digits are a year up to ten years ahead, or else one of the hundred years before. */
function fullYear(year: string | undefined, today: string): string | undefined {
  const digits = year?.trim()
  if (digits?.length !== 2) return digits
  const thisYear = yearOf(today)
  const inThisCentury = thisYear - (thisYear % 100) + Number(digits)
  return String(inThisCentury > thisYear + 10 ? inThisCentury - 100 : inThisCentury)
}
