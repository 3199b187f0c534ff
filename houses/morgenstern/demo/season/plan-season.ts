import { addDays, addMonths, goodFriday, isSummerBreak, nextWeekday, weekdayOf, yearOf } from '../calendar.ts'
import { type Random, seededRandom } from '../random.ts'
import type { Day, EventPlan } from '#demo/plan.ts'
import { generateProgramme } from './generated.ts'
import { readDeck, type SeasonProgramme } from './programme.ts'
import { isPlayingDay, SeasonBook } from './season-book.ts'
import { startOf, toEvent } from './season-event.ts'
import { type Slot, slots } from './week.ts'

const MONTHS_AHEAD = 14
/** The days of the season's first concerts, counted from its first Saturday. */
const firstDays = [0, 1, 3, 5, 6]
const firstWeek = readDeck('first-week')
/** Concerts for a certain day of the year. */
const festive = readDeck('festive')
/** What there is while the stages are closed. */
const [tour, organTour] = readDeck('summer')

/**
 * The coming fourteen months, about 400 events from `today` on, in order of date. The same day returns the same
 * season; the first week outside of the summer break is always that of »Mahler: Fünfte«.
 */
export function planSeason(today: Day): EventPlan[] {
  const book = new SeasonBook(today, addMonths(today, MONTHS_AHEAD))
  bookFirstDays(book, today)
  bookFeasts(book, today)
  bookWeeks(book, today)
  bookSummer(book, today)
  bookTomorrow(book, today)
  return book.performances
    .toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1))
    .map((performance, index) => toEvent(performance, index, today))
}

/** Saturday to Friday of the first week, which the front page of the season shows. */
function bookFirstDays(book: SeasonBook, today: Day): void {
  const saturday = firstFreeSaturday(isSummerBreak(today) ? `${yearOf(today)}-09-08` : today)
  for (const [index, programme] of firstWeek.entries())
    book.give(programme, addDays(saturday, firstDays[index] ?? index))
}

/** A Saturday whose week has no holiday and does not overlap the summer break. */
function firstFreeSaturday(day: Day): Day {
  for (let saturday = nextWeekday(day, 6); ; saturday = addDays(saturday, 7)) {
    if (firstDays.every((offset) => isPlayingDay(addDays(saturday, offset)))) return saturday
  }
}

function bookFeasts(book: SeasonBook, today: Day): void {
  for (const year of [yearOf(today), yearOf(today) + 1, yearOf(today) + 2]) {
    const advent = nextWeekday(`${year}-12-08`, 6)
    const suffix = `-${year}`
    const feasts: [key: string, day: Day][] = [
      ['neujahr', `${year}-01-01`],
      [year % 3 === 0 ? 'johannes-passion' : 'passion', goodFriday(year)],
      ['saisoneroeffnung', nextWeekday(`${year}-09-02`, 5)],
      ['hausgeburtstag', `${year}-10-19`],
      ['gedenken', `${year}-11-09`],
      ['weihnachtsoratorium-1', advent],
      ['weihnachtsoratorium-2', addDays(advent, 7)],
      ['familie-nussknacker', addDays(advent, 8)],
      ['weihnachtshistorie', addDays(advent, 5)],
      ['silvester', `${year}-12-31`],
      ['silvester-spaet', `${year}-12-31`],
    ]
    for (const [key, day] of feasts) book.give(findFeast(key), day, key + suffix)
  }
}

function findFeast(key: string): SeasonProgramme {
  const programme = festive.find((one) => one.key === key)
  if (!programme) throw new Error(`No programme ${key}`)
  return programme
}

function bookWeeks(book: SeasonBook, today: Day): void {
  const decks = new Map(slots.map((slot) => [slot.name, [...slot.deck]]))
  const random = seededRandom(`season ${today}`)
  const monday = addDays(nextWeekday(today, 0), -6)
  for (let week = 0; week < 62; week++) {
    for (const slot of slots) {
      if (week % slot.every !== slot.phase % slot.every) continue
      const day = addDays(monday, week * 7 + ((slot.weekday + 6) % 7))
      if (isPlayingDay(day)) giveFromSlot(book, slot, decks.get(slot.name) ?? [], day, random)
    }
  }
}

/** Books the slot's next programme; one that does not fit is kept for the slot's next week. */
function giveFromSlot(book: SeasonBook, slot: Slot, deck: SeasonProgramme[], day: Day, random: Random): void {
  const next = deck[0]
  if (next) {
    const isRepeat = book.performances.some((performance) => performance.key === next.key)
    if (!book.give(next, day, isRepeat ? `${next.key}-${day}` : next.key)) return
    deck.shift()
    if (slot.after === 'again') deck.push(next)
  } else if (slot.after !== 'again') {
    const generated = generateProgramme(slot.after, day, random)
    if (generated) book.give(generated, day, `${slot.name}-${day}`)
  }
}

/** While the stages are closed there are tours, every other day and on Sundays. */
function bookSummer(book: SeasonBook, today: Day): void {
  if (!tour || !organTour) return
  for (let offset = 0; offset < 430; offset++) {
    const day = addDays(today, offset)
    if (!isSummerBreak(day)) continue
    if ([0, 1, 3, 5].includes(weekdayOf(day))) book.give(tour, day, `${tour.key}-${day}`)
    if (weekdayOf(day) === 3) book.give(organTour, day, `${organTour.key}-${day}`)
  }
}

/** The first page of the programme is never empty: there is an event today or tomorrow. */
function bookTomorrow(book: SeasonBook, today: Day): void {
  const tomorrow = addDays(today, 1)
  if (book.hasOn(today) || book.hasOn(tomorrow)) return
  const day = tomorrow.endsWith('12-24') ? today : tomorrow
  const random = seededRandom(`tomorrow ${today}`)
  for (const kind of ['piano', 'trio', 'song'] as const) {
    const programme = generateProgramme(kind, day, random)
    // It is on no weekday of a series.
    if (programme && book.give({ ...programme, seriesKey: null }, day, `kurzfristig-${day}`)) return
  }
}
