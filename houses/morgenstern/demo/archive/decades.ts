import { daysBetween, isSummerBreak, yearOf } from '../calendar.ts'
import type { Day } from '#demo/plan.ts'
import type { ConcertKind } from '../concert/concert.ts'
import type { Random } from '../random.ts'

export const OPENING_DAY: Day = '1913-10-19'

/** From the bombs on the roof to the day of reopening, and the two closures of the pandemic. */
export const closures: { from: Day; to: Day }[] = [
  { from: '1944-02-15', to: '1951-10-18' },
  { from: '2020-03-12', to: '2020-08-31' },
  { from: '2020-11-02', to: '2021-06-04' },
]

/** Whether the house was closed on that day: repairs in summer, war, pandemic. */
export function isClosed(day: Day): boolean {
  return isSummerBreak(day) || isOutOfSeason(day) || closures.some((gap) => gap.from <= day && day <= gap.to)
}

/** The relative number of events of a year; the archive's events are distributed by it. */
export function busyness(year: number): number {
  if (year < 1914) return 14
  if (year < 1919) return 34
  if (year < 1924) return 66
  if (year < 1930) return 92
  if (year < 1933) return 78
  if (year < 1940) return 70
  if (year < 1944) return 38
  if (year < 1952) return year === 1944 ? 4 : year === 1951 ? 22 : 0
  if (year < 1961) return 92 + (year - 1952) * 2
  if (year < 1987) return 118 + (year - 1961) * 1.6
  if (year < 2009) return 168 + (year - 1987) * 1.4
  if (year === 2020) return 70
  if (year === 2021) return 130
  return Math.min(255 + (year - 2009) * 4, 320)
}

/** The part of a year that is before the archive's last day. */
export function partOfYear(year: number, lastDay: Day): number {
  if (year < yearOf(lastDay)) return 1
  return (daysBetween(`${year}-01-01`, lastDay) + 1) / 365
}

/** Draws a kind of concert by the taste and the rooms of the time. */
export function drawKind(day: Day, random: Random): ConcertKind {
  return random.pickWeighted(kinds, (kind) => weights[kind](yearOf(day)))
}

const weights: Record<ConcertKind, (year: number) => number> = {
  symphony: (year) => (year < 1961 ? 40 : year < 1987 ? 37 : 34),
  choral: (year) => (year < 1987 ? 8 : 6),
  quartet: () => 9,
  trio: () => 3,
  chamber: () => 3,
  matinee: (year) => (year < 1919 ? 0 : 5),
  piano: (year) => (year < 1961 ? 13 : 10),
  violin: () => 2,
  cello: () => 1,
  song: (year) => (year < 1961 ? 6 : 5),
  organ: () => 4,
  choir: (year) => (year < 1925 ? 1 : 2),
  early: (year) => (year < 1956 ? 0 : year < 1994 ? 4 : 7),
  new: (year) => (year < 1920 || (year > 1932 && year < 1956) ? 0 : year < 1989 ? 2 : 6),
  jazz: (year) => (year < 1958 ? 0 : year < 2009 ? 2 : 7),
  family: (year) => (year < 1926 || (year > 1932 && year < 1951) ? 0 : year < 1998 ? 3 : 7),
}

const kinds: ConcertKind[] = [
  'symphony',
  'choral',
  'quartet',
  'trio',
  'chamber',
  'matinee',
  'piano',
  'violin',
  'cello',
  'song',
  'organ',
  'choir',
  'early',
  'new',
  'jazz',
  'family',
]

/** Before the second hall was built, concert life began in late September and ended in May. */
function isOutOfSeason(day: Day): boolean {
  const monthDay = day.slice(5)
  return yearOf(day) < 1952 && monthDay > '05-31' && monthDay < '09-20'
}
