import { foldWord as fold } from '../../fold-text.ts'

/** The names of the months in both languages, one row a month. */
const months = [
  'januar jänner january',
  'februar feber february',
  'märz march',
  'april',
  'mai may',
  'juni june',
  'juli july',
  'august',
  'september',
  'oktober october',
  'november',
  'dezember december',
].map((row) => row.split(' '))

const englishMonths = 'january february march april may june july august september october november december'

const shortMonths = [
  'jan',
  'feb',
  'mär mrz mar',
  'apr',
  '',
  'jun',
  'jul',
  'aug',
  'sep sept',
  'okt oct',
  'nov',
  'dez dec',
].map((row) => row.split(' ').filter(Boolean))

/** Also "Maerz" and "Jaenner"; "Jan" and the like without a period are names and words, too. */
export const monthPattern = `${oneOf(months.flat())}|${oneOf(shortMonths.flat())}\\.|apr|aug|sept?|okt|oct|nov|dez|dec`

export const englishMonthPattern = `${oneOf(englishMonths.split(' '))}|apr|aug|sept?|oct|nov|dec`

/** The number of a month by its name or abbreviation in either language, 1 to 12. */
export function monthNumber(name: string): number {
  const folded = fold(name.replace('.', ''))
  return (
    months.findIndex((row, index) =>
      [...row, ...(shortMonths[index] ?? [])].some((known) => fold(known) === folded),
    ) + 1
  )
}

export function isShortMonth(name: string): boolean {
  const folded = fold(name.replace('.', ''))
  return shortMonths.flat().some((known) => fold(known) === folded)
}

/** One row a day, from Sunday on. */
const weekdays = [
  'sonntag sunday',
  'montag monday',
  'dienstag tuesday',
  'mittwoch wednesday',
  'donnerstag thursday',
  'freitag friday',
  'samstag sonnabend saturday',
].map((row) => row.split(' '))

export const weekdayPattern = weekdays.flat().join('|')

/** From 0 for Sunday on. */
export function weekdayNumber(name: string): number {
  return weekdays.findIndex((row) => row.includes(name.toLowerCase()))
}

function oneOf(names: string[]): string {
  return names.map((name) => name.replace('ä', '(?:ä|ae)')).join('|')
}
