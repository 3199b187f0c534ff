import { addDays, goodFriday, nextWeekday, yearOf } from '../calendar.ts'
import { findWork } from '../catalogue/works.ts'
import { castRole, castRoles } from '../concert/casting.ts'
import type { Concert } from '../concert/compose.ts'
import { isPlayable } from '../concert/repertoire.ts'
import { findArtist } from '../people/artists.ts'
import { roleLabel } from '../people/roles.ts'
import { type Random, seededRandom } from '../random.ts'
import type { Day, Localized } from '../types.ts'
import { closures, OPENING_DAY } from './decades.ts'

/** An evening of the archive that was not left to chance. */
export interface Landmark {
  day: Day
  time: string
  roomKey: string
  genreKey: string
  title: Localized
  subtitle: Localized | null
  concert: Concert
}

/** Opening, reopening, new halls, the yearly feasts, and every Fifth of Mahler, up to the archive's last day. */
export function planLandmarks(lastDay: Day): Landmark[] {
  return [...foundationDays(), ...yearlyFeasts(lastDay), ...mahlerFifths(), ...gubaidulinaViolas()].filter(
    (landmark) => landmark.day <= lastDay && isOpen(landmark.day),
  )
}

function foundationDays(): Landmark[] {
  return [
    orchestral(OPENING_DAY, '19:00', ['beethoven-weihe', 'beethoven-sym-9'], 0, {
      de: 'Eröffnung des Hauses',
      en: 'Opening of the house',
    }),
    orchestral('1913-10-21', '19:30', ['bach-passacaglia', 'mendelssohn-organ-sonata-1', 'liszt-bach', 'reger-bach-fantasie'], null, {
      de: 'Die Orgel der Morgensterns',
      en: 'The Morgensterns’ organ',
    }),
    withPlayers('1932-10-08', ['mendelssohn-hebriden', 'schumann-piano', 'mahler-sym-1'], ['tamberg-viktor', 'levy-paula']),
    withPlayers('1933-05-13', ['weber-freischuetz', 'schumann-piano', 'brahms-sym-1'], ['reuss-albrecht', 'reichhardt-emil']),
    orchestral('1944-02-13', '16:00', ['beethoven-coriolan', 'schubert-unvollendete'], null, {
      de: 'Symphoniekonzert',
      en: 'Symphony concert',
    }),
    orchestral('1951-10-19', '20:00', ['mendelssohn-hebriden', 'hindemith-mathis', 'beethoven-sym-5'], 1, {
      de: 'Wiedereröffnung des Hauses',
      en: 'Reopening of the house',
    }),
    chamberLandmark('1961-05-14', '11:00', 'fanny-hensel-saal', ['hensel-trio', 'mendelssohn-trio-d'], 'ahlgrimm-trio', {
      de: 'Einweihung des Kleinen Saals',
      en: 'Inauguration of the small hall',
    }),
    chamberLandmark('1987-09-13', '11:00', 'clara-schumann-saal', ['clara-schumann-trio', 'brahms-trio-1'], 'trio-cassiopeia', {
      de: 'Eröffnung des Clara-Schumann-Saals',
      en: 'Opening of the Clara Schumann Hall',
    }),
    chamberLandmark('2009-10-02', '20:00', 'werkraum', ['reich-clapping', 'lachenmann-mouvement', 'reich-drumming'], 'ensemble-nachhall', {
      de: 'Werkraum: Der erste Abend',
      en: 'Workshop: the first night',
    }),
  ]
}

/** A passion on every Good Friday, cantatas of the Christmas Oratorio in Advent, concerts at the turn of the year. */
function yearlyFeasts(lastDay: Day): Landmark[] {
  const years = Array.from({ length: yearOf(lastDay) - 1912 }, (_, index) => 1913 + index)
  return years
    .flatMap(feastsOf)
    .filter(([day]) => isOpen(day) && day > '1914')
    .map(([day, time, works, intervalAfter, title]) => orchestral(day, time, works, intervalAfter, title))
}

function feastsOf(year: number): [Day, string, string[], number | null, Localized][] {
  const passion = year % 3 === 0 ? 'bach-johannes' : 'bach-matthaeus'
  const advent = nextWeekday(`${year}-12-08`, 6)
  const oratorio = { de: 'Weihnachtsoratorium', en: 'Christmas Oratorio' }
  const feasts: [Day, string, string[], number | null, Localized][] = [
    [goodFriday(year), year >= 1952 && year % 3 !== 0 ? '17:00' : '18:00', [passion], null, findWork(passion).title],
  ]
  if (year >= 1919 && year !== 1943) feasts.push([advent, '19:00', ['bach-weihnachten-1'], null, oratorio])
  if (year >= 1957) feasts.push([addDays(advent, 1), '17:00', ['bach-weihnachten-2'], null, oratorio])
  if (year >= 1919 && !(year > 1939 && year < 1944))
    feasts.push([
      `${year}-12-31`,
      '18:00',
      ['beethoven-sym-9'],
      null,
      { de: 'Silvesterkonzert', en: 'New Year’s Eve concert' },
    ])
  if (year >= 1953)
    feasts.push([
      `${year}-01-01`,
      '17:00',
      ['johann-strauss-fledermaus', 'dvorak-karneval', 'johann-strauss-kaiserwalzer', 'johann-strauss-donau'],
      1,
      { de: 'Neujahrskonzert', en: 'New Year’s concert' },
    ])
  return feasts
}

function isOpen(day: Day): boolean {
  return !closures.some((gap) => gap.from <= day && day <= gap.to)
}

/** Years in which the orchestra took up Mahler's Fifth, two evenings each: 43 programmes, 86 performances. */
const mahlerYears = [
  1914, 1920, 1922, 1925, 1928, 1931, 1953, 1956, 1959, 1960, 1961, 1963, 1965, 1967, 1969, 1971, 1973, 1974, 1976, 1978, 1980,
  1982, 1984, 1986, 1987, 1989, 1991, 1993, 1995, 1997, 1999, 2001, 2003, 2005, 2007, 2009, 2011, 2013, 2015, 2017, 2019,
  2022,
]

function mahlerFifths(): Landmark[] {
  const evenings = mahlerYears.flatMap((year) => {
    const first = nextWeekday(year % 2 === 0 ? `${year}-03-0${1 + (year % 5)}` : `${year}-11-0${2 + (year % 7)}`, 5)
    return [first, addDays(first, 1)]
  })
  return [...evenings, '2024-10-11', '2024-10-12'].map((day) => {
    const before = yearOf(day) < 1950 ? ['bach-violin-a-moll', 'mahler-sym-5'] : ['mozart-piano-24', 'mahler-sym-5']
    const works = yearOf(day) % 3 === 0 ? ['mahler-sym-5'] : before
    return orchestral(day, yearOf(day) < 1915 || yearOf(day) > 2004 ? '19:30' : '20:00', works, works.length > 1 ? 0 : null, {
      de: 'Mahler: Fünfte',
      en: 'Mahler: Fifth',
    })
  })
}

function gubaidulinaViolas(): Landmark[] {
  return [
    orchestral('1999-11-05', '20:00', ['gubaidulina-viola-concerto', 'schubert-unvollendete'], 0, {
      de: 'Gubaidulina und Schubert',
      en: 'Gubaidulina and Schubert',
    }),
    orchestral('2009-03-04', '20:00', ['beethoven-coriolan', 'gubaidulina-viola-concerto', 'brahms-sym-4'], 1, {
      de: 'Brahms: Vierte',
      en: 'Brahms: Fourth',
    }),
  ]
}

function orchestral(day: Day, time: string, workKeys: string[], intervalAfter: number | null, title: Localized): Landmark {
  const random = seededRandom(`landmark ${day}`)
  const works = workKeys.map(findWork)
  const unplayable = works.find((work) => !isPlayable(work, day))
  if (unplayable) throw new Error(`${unplayable.key} on ${day}`)
  const organ = works.every((work) => work.forces === 'organ')
  const base = organ ? [] : orchestraAndChoir(day, random, works.some((work) => work.forces === 'choir+orchestra'))
  const roles = organ ? ['organ'] : works.flatMap((work) => work.soloInstruments)
  const soloists = castRoles(roles, day, random, base)
  if (!soloists) throw new Error(`Nobody for ${workKeys.join()} on ${day}`)
  return {
    day,
    time,
    roomKey: 'grosser-saal',
    genreKey: organ ? 'orgel' : works.some((work) => work.forces === 'choir+orchestra') ? 'gesang-lied' : 'orchester',
    title,
    subtitle: null,
    concert: { works, intervalAfter, cast: [...base, ...soloists] },
  }
}

/** A Philharmonic Concert whose conductor and pianist are known from its handbill. */
function withPlayers(day: Day, workKeys: string[], [conductor = '', pianist = '']: string[]): Landmark {
  const title = { de: 'Philharmonisches Konzert', en: 'Philharmonic Concert' }
  const cast = [
    { artistKey: 'morgenstern-orchester', role: roleLabel('orchestra', null) },
    { artistKey: conductor, role: roleLabel('conductor', findArtist(conductor).gender) },
    { artistKey: pianist, role: roleLabel('piano', null) },
  ]
  const landmark = orchestral(day, '20:00', workKeys, 1, title)
  return { ...landmark, concert: { ...landmark.concert, cast } }
}

function orchestraAndChoir(day: Day, random: Random, withChoir: boolean) {
  const house = findArtist('morgenstern-orchester')
  const choir = findArtist('oratorienchor')
  const conductor = castRole('conductor', day, random)
  if (!conductor) throw new Error(`No conductor on ${day}`)
  return [
    { artistKey: house.key, role: roleLabel('orchestra', null) },
    ...(withChoir ? [{ artistKey: choir.key, role: roleLabel('choir', null) }] : []),
    conductor,
  ]
}

function chamberLandmark(day: Day, time: string, roomKey: string, workKeys: string[], artistKey: string, title: Localized): Landmark {
  const artist = findArtist(artistKey)
  const role = artist.roles[0] ?? 'string-quartet'
  return {
    day,
    time,
    roomKey,
    genreKey: roomKey === 'werkraum' ? 'neue-musik' : 'kammermusik',
    title,
    subtitle: null,
    concert: { works: workKeys.map(findWork), intervalAfter: 0, cast: [{ artistKey, role: roleLabel(role, null) }] },
  }
}
