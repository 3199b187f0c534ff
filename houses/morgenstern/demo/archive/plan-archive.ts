import { addDays, addMinutes, berlinInstant, goodFriday, seasonOf, weekdayOf, yearOf } from '../calendar.ts'
import { composeConcert, durationOf, programmeItems } from '../concert/compose.ts'
import type { Concert, ConcertKind, Maker } from '../concert/concert.ts'
import { Diary } from '../concert/diary.ts'
import { kindTitle } from '../concert/titles.ts'
import { findRoom } from '../house.ts'
import { seededRandom } from '../random.ts'
import { slugOf } from '#routing/slug-of.ts'
import type { Day, EventPlan } from '#demo/plan.ts'
import { busyness, drawKind, isClosed, OPENING_DAY, partOfYear } from './decades.ts'
import { planLandmarks } from './landmarks.ts'
import { Heard } from './heard.ts'
import { numberConcerts } from './number-concerts.ts'
import type { PastConcert } from './past-concert.ts'
import { roomFor, startFor, suitsWeekday } from './place.ts'

export const ARCHIVE_SIZE = 12_000

/**
 * The past of the house: exactly 12,000 events from its opening to the day before `today`, in order of date. The same
 * day returns the same archive.
 */
export function planArchive(today: Day): EventPlan[] {
  const lastDay = addDays(today, -1)
  const diary = new Diary()
  const concerts: PastConcert[] = planLandmarks(lastDay)
    .filter((landmark) => enter(diary, landmark))
    .map((landmark) => ({ ...landmark, kind: 'landmark', isNumbered: false }))
  const heard = new Heard(concerts)
  for (const [year, count] of shareOut(lastDay, concerts))
    for (const concert of fillYear(year, count, lastDay, diary, heard)) concerts.push(concert)
  concerts.sort((one, other) =>
    one.day + one.time + one.roomKey < other.day + other.time + other.roomKey ? -1 : 1,
  )
  numberConcerts(concerts)
  return concerts.map(toEvent)
}

/** How many more events each year needs, so that their total is exactly the archive's size. */
function shareOut(lastDay: Day, fixed: PastConcert[]): [number, number][] {
  const years = Array.from({ length: yearOf(lastDay) - 1912 }, (_, index) => 1913 + index)
  const weights = years.map((year) => busyness(year) * partOfYear(year, lastDay))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const left = ARCHIVE_SIZE - fixed.length
  let given = 0
  let passed = 0
  return years.map((year, index) => {
    passed += weights[index] ?? 0
    const count = Math.round((left * passed) / total) - given
    given += count
    return [year, count]
  })
}

function fillYear(year: number, count: number, lastDay: Day, diary: Diary, heard: Heard): PastConcert[] {
  const random = { ...seededRandom(`archive ${year}`), lately: heard.during(year) }
  const days = openDays(year, lastDay)
  const concerts: PastConcert[] = []
  while (concerts.length < count) {
    const concert = tryConcert(random.pick(days), random)
    if (!concert || !enter(diary, concert)) continue
    concerts.push(concert)
    heard.add(concert)
  }
  return concerts
}

/** Days on which the house played: never on Christmas Eve, and only the Passion on Good Friday. */
function openDays(year: number, lastDay: Day): Day[] {
  const days: Day[] = []
  for (let day = `${year}-01-01`; yearOf(day) === year && day <= lastDay; day = addDays(day, 1)) {
    if (day < OPENING_DAY || isClosed(day) || day === goodFriday(year)) continue
    if (['12-24', '12-31', '01-01'].includes(day.slice(5))) continue
    const weight = weekdayOf(day) === 1 ? 1 : weekdayOf(day) >= 4 || weekdayOf(day) === 0 ? 4 : 2
    for (let copy = 0; copy < weight; copy++) days.push(day)
  }
  return days
}

function tryConcert(day: Day, random: Maker): PastConcert | null {
  const kind = drawKind(day, random)
  if (!suitsWeekday(kind, day, random)) return null
  const roomKey = roomFor(kind, day, random)
  const time = startFor(kind, day, random)
  const concert = composeConcert(kind, day, random)
  if (!concert) return null
  const title = kindTitle(kind, concert, yearOf(day))
  const house = kind === 'symphony' && concert.cast[0]?.artistKey === 'morgenstern-orchester'
  const isNumbered = house && random.chance(yearOf(day) < 1990 ? 0.8 : 0.35)
  return { day, time, roomKey, genreKey: genreOf[kind], kind, title, subtitle: null, concert, isNumbered }
}

/** Books the room and all performers. */
function enter(diary: Diary, past: { roomKey: string; day: Day; time: string; concert: Concert }): boolean {
  const keys = [past.roomKey, ...new Set(past.concert.cast.map((item) => item.artistKey))]
  return diary.take(keys, berlinInstant(past.day, past.time), durationOf(past.concert))
}

const genreOf: Record<ConcertKind, string> = {
  symphony: 'orchester',
  choral: 'gesang-lied',
  quartet: 'kammermusik',
  trio: 'kammermusik',
  chamber: 'kammermusik',
  matinee: 'kammermusik',
  piano: 'klavier',
  violin: 'kammermusik',
  cello: 'kammermusik',
  song: 'gesang-lied',
  organ: 'orgel',
  choir: 'gesang-lied',
  early: 'alte-musik',
  new: 'neue-musik',
  jazz: 'jazz-global',
  family: 'kinder-familie',
}

function toEvent(past: PastConcert, index: number): EventPlan {
  const room = findRoom(past.roomKey)
  const start = berlinInstant(past.day, past.time)
  const year = yearOf(past.day)
  const programme = programmeItems(past.concert)
  return {
    key: `archiv-${past.day}-${past.time.replace(':', '')}-${past.roomKey}`,
    externalId: `${300_000 + index}-${year}`,
    slug: { de: slugOf(past.title.de), en: slugOf(past.title.en) },
    title: past.title,
    subtitle: past.subtitle,
    dateStart: start,
    durationMinutes: durationOf(past.concert),
    intervalMinutes: past.concert.intervalAfter === null ? null : 20,
    doorsOpen: year < 1987 ? null : addMinutes(start, -60),
    isOwnProduction: true,
    roomKey: past.roomKey,
    genreKeys: [past.genreKey],
    seriesKey: null,
    season: seasonOf(past.day),
    customerTags: [],
    access: {
      wheelchair_places: year < 1987 ? 0 : room.wheelchairPlaces,
      induction_loop: year >= 2009 && room.inductionLoop,
      relaxed_performance: false,
      audio_description: false,
      sign_language: false,
      step_free: year >= 1987,
    },
    programme,
    cast: past.concert.cast,
    figureSeed: past.concert.works.at(-1)?.key ?? past.day,
  }
}
