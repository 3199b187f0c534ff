import { addDays } from '#i18n/dates.ts'
import { foldWord as fold } from '../../fold-text.ts'
import { wholeWords } from '../pattern.ts'
import { comingDays, type DateForm, type Days, yearPattern } from './date-form.ts'

/** The first month of each season of the year, as meteorologists count. */
const firstMonths: Record<string, number> = {
  fruhling: 3,
  fruhjahr: 3,
  spring: 3,
  sommer: 6,
  summer: 6,
  herbst: 9,
  autumn: 9,
  fall: 9,
  winter: 12,
}

/** "im Sommer", "in autumn 2027": only with a preposition, since "Winter" is a name and a title. */
export const seasonForm: DateForm = {
  pattern: wholeWords(
    `(?:im|in diesem|in the|in|this|diesen) (?<season>frühling|fruehling|frühjahr|fruehjahr|sommer|herbst|winter|spring|summer|autumn|fall)(?: (?<year>${yearPattern}))?`,
  ),
  read({ season = '', year }, { today }) {
    const month = firstMonths[fold(season)] ?? 0
    return comingDays(today, year, (number) => seasonOf(number, month))
  },
}

function seasonOf(year: number, month: number): Days {
  const end = month === 12 ? `${year + 1}-03-01` : `${year}-${String(month + 3).padStart(2, '0')}-01`
  return { from: `${year}-${String(month).padStart(2, '0')}-01`, to: addDays(end, -1) }
}
