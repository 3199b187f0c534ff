import { addDays } from '#i18n/dates.ts'
import { wordBefore, wholeWords } from '../pattern.ts'
import { foldWord as fold } from '../../fold-text.ts'
import { type DateForm, daysFrom, oneDay } from './date-form.ts'
import { weekdayNumber, weekdayPattern } from './names.ts'

const german = 'früh|morgen|vormittag|mittag|nachmittag|abend|nacht'
const english = 'morning|afternoon|evening|night'
const partOfDay = `(?:['’]s| (?:${german}|${english}))?`

/** Days seen from today: "heute Abend", "tomorrow", "am Freitag". */
export const nearDayForms: DateForm[] = [
  ahead(`(?:heute|today)${partOfDay}|tonight(?:['’]s)?|this (?:${english})`, 0),
  ahead(`(?:übermorgen|uebermorgen)${partOfDay}|(?:the )?day after tomorrow`, 2),
  {
    pattern: wholeWords(`(?:morgen|tomorrow)${partOfDay}`),
    // "Guten Morgen", "am Morgen": the noun, not the day.
    read: (_, { text, start, today }) =>
      beforeMorning.has(fold(wordBefore(text, start))) ? null : oneDay(addDays(today, 1)),
  },
  {
    pattern: wholeWords(
      `(?:(?:am |on )?(?<next>nächste[nrs]|naechste[nrs]|next) |(?:am kommenden|kommenden|diesen|am|this coming|this|on) )?(?<weekday>${weekdayPattern})(?:['’]s|(?:${german})| (?:${german}|${english}))?`,
    ),
    read({ next, weekday = '' }, { text, start, today }) {
      if (beforeWeekday.has(fold(wordBefore(text, start)))) return null
      const first = next === undefined ? today : addDays(today, 1)
      return oneDay(addDays(first, (weekdayNumber(weekday) - weekdayOf(first) + 7) % 7))
    },
  },
]

const beforeMorning = new Set('am den dem der des jeden guten eines good heute'.split(' '))

/** "Good Friday", "Easter Sunday": the name of another day. */
const beforeWeekday = new Set('good easter palm black ruby'.split(' '))

/** From 0 for Sunday on. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function ahead(source: string, days: number): DateForm {
  return { pattern: wholeWords(source), read: (_, { today }) => daysFrom(addDays(today, days), 1) }
}
