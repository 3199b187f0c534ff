import { composeConcert, durationOf, programmeItems } from '../concert/compose.ts'
import { composersTitle, kindTitle } from '../concert/titles.ts'
import { yearOf } from '../calendar.ts'
import { findArtist } from '../people/artists.ts'
import { at, type Random } from '../random.ts'
import type { Day, Localized } from '#demo/plan.ts'
import type { Concert, ConcertKind } from '../concert/concert.ts'
import type { SeasonProgramme } from './programme.ts'

interface House {
  room: string
  genre: string
  series: string | null
  time: string
  prices: [number, number] | null
  nights: number
}

const houses: Partial<Record<ConcertKind, House>> = {
  symphony: {
    room: 'grosser-saal',
    genre: 'orchester',
    series: 'grosse-symphonik',
    time: '19:30',
    prices: [22, 84],
    nights: 2,
  },
  choral: {
    room: 'grosser-saal',
    genre: 'gesang-lied',
    series: 'chor-und-orchester',
    time: '19:30',
    prices: [22, 84],
    nights: 1,
  },
  quartet: {
    room: 'clara-schumann-saal',
    genre: 'kammermusik',
    series: 'vier-pulte',
    time: '19:30',
    prices: [18, 46],
    nights: 1,
  },
  trio: {
    room: 'fanny-hensel-saal',
    genre: 'kammermusik',
    series: null,
    time: '19:30',
    prices: [18, 38],
    nights: 1,
  },
  matinee: {
    room: 'clara-schumann-saal',
    genre: 'kammermusik',
    series: 'sonntagsmatinee',
    time: '11:00',
    prices: [18, 42],
    nights: 1,
  },
  piano: {
    room: 'fanny-hensel-saal',
    genre: 'klavier',
    series: 'klavier-am-dienstag',
    time: '20:00',
    prices: [24, 38],
    nights: 1,
  },
  violin: {
    room: 'fanny-hensel-saal',
    genre: 'kammermusik',
    series: null,
    time: '19:30',
    prices: [20, 38],
    nights: 1,
  },
  song: {
    room: 'fanny-hensel-saal',
    genre: 'gesang-lied',
    series: 'lied-am-ufer',
    time: '19:30',
    prices: [18, 36],
    nights: 1,
  },
  organ: {
    room: 'grosser-saal',
    genre: 'orgel',
    series: 'orgel-um-vier',
    time: '16:00',
    prices: [8, 8],
    nights: 1,
  },
  early: {
    room: 'clara-schumann-saal',
    genre: 'alte-musik',
    series: 'darm-und-kiel',
    time: '19:30',
    prices: [18, 48],
    nights: 1,
  },
  new: {
    room: 'werkraum',
    genre: 'neue-musik',
    series: 'nachhall',
    time: '20:00',
    prices: [12, 18],
    nights: 1,
  },
  jazz: {
    room: 'werkraum',
    genre: 'jazz-global',
    series: 'spaetschicht',
    time: '21:00',
    prices: [14, 22],
    nights: 1,
  },
}

/** An evening in one of the house's series, composed for that day; null if no programme can be composed. */
export function generateProgramme(kind: ConcertKind, day: Day, random: Random): SeasonProgramme | null {
  const house = houses[kind]
  const concert = composeConcert(kind, day, random)
  if (!house || !concert) return null
  return {
    key: `${kind}-${day}`,
    title: titleOf(kind, concert, day),
    subtitle: subtitleOf(kind, concert),
    programme: programmeItems(concert),
    cast: concert.cast,
    roomKey: house.room,
    genreKeys: [house.genre],
    seriesKey: house.series,
    time: house.time,
    durationMinutes: durationOf(concert),
    intervalMinutes: concert.intervalAfter === null ? null : 20,
    prices: house.prices,
    isOwnProduction: true,
    nights: house.nights,
    reason: null,
  }
}

function titleOf(kind: ConcertKind, concert: Concert, day: Day): Localized {
  const names = composersTitle(concert.works)
  const player = findArtist(at(concert.cast, 0).artistKey).name
  switch (kind) {
    case 'organ':
      return { de: `Orgel um vier: ${player}`, en: `Organ at Four: ${player}` }
    case 'jazz':
      return { de: `Spätschicht: ${player}`, en: `Late Shift: ${player}` }
    case 'new':
      return { de: `Nachhall: ${names.de}`, en: `Afterglow: ${names.en}` }
    case 'matinee':
      return { de: `Matinee: ${names.de}`, en: `Matinee: ${names.en}` }
    default:
      return kindTitle(kind, concert, yearOf(day))
  }
}

function subtitleOf(kind: ConcertKind, concert: Concert): Localized | null {
  return kind === 'quartet' || kind === 'trio' || kind === 'piano' || kind === 'violin'
    ? composersTitle(concert.works)
    : null
}
