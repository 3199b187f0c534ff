import { addDays, goodFriday, nextWeekday, yearOf } from '../calendar.ts'
import { findWork } from '../catalogue/works.ts'
import type { Day, Localized } from '#demo/plan.ts'
import { gubaidulinaViolas, mahlerFifths } from './counted-works.ts'
import { closures, OPENING_DAY } from './decades.ts'
import { chamberLandmark, type Landmark, orchestral, withPlayers } from './landmark.ts'

/**
 * Opening, reopening, new rooms, annual feasts, and every performance of Mahler's Fifth, up to the archive's last
 * day.
 */
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
    orchestral(
      '1913-10-21',
      '19:30',
      ['bach-passacaglia', 'mendelssohn-organ-sonata-1', 'liszt-bach', 'reger-bach-fantasie'],
      null,
      {
        de: 'Die Orgel der Morgensterns',
        en: 'The Morgensterns’ organ',
      },
    ),
    withPlayers(
      '1932-10-08',
      ['mendelssohn-hebriden', 'schumann-piano', 'mahler-sym-1'],
      ['tamberg-viktor', 'levy-paula'],
    ),
    withPlayers(
      '1933-05-13',
      ['weber-freischuetz', 'schumann-piano', 'brahms-sym-1'],
      ['reuss-albrecht', 'reichhardt-emil'],
    ),
    orchestral('1944-02-13', '16:00', ['beethoven-coriolan', 'schubert-unvollendete'], null, {
      de: 'Symphoniekonzert',
      en: 'Symphony concert',
    }),
    orchestral('1951-10-19', '20:00', ['mendelssohn-hebriden', 'hindemith-mathis', 'beethoven-sym-5'], 1, {
      de: 'Wiedereröffnung des Hauses',
      en: 'Reopening of the house',
    }),
    chamberLandmark(
      '1961-05-14',
      '11:00',
      'fanny-hensel-saal',
      ['hensel-trio', 'mendelssohn-trio-d'],
      'ahlgrimm-trio',
      {
        de: 'Einweihung des Kleinen Saals',
        en: 'Inauguration of the small hall',
      },
    ),
    chamberLandmark(
      '1987-09-13',
      '11:00',
      'clara-schumann-saal',
      ['clara-schumann-trio', 'brahms-trio-1'],
      'trio-cassiopeia',
      {
        de: 'Eröffnung des Clara-Schumann-Saals',
        en: 'Opening of the Clara Schumann Hall',
      },
    ),
    chamberLandmark(
      '2009-10-02',
      '20:00',
      'werkraum',
      ['reich-clapping', 'lachenmann-mouvement', 'reich-drumming'],
      'ensemble-nachhall',
      {
        de: 'Werkraum: Der erste Abend',
        en: 'Workshop: the first night',
      },
    ),
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
    [
      goodFriday(year),
      year >= 1952 && year % 3 !== 0 ? '17:00' : '18:00',
      [passion],
      null,
      findWork(passion).title,
    ],
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
