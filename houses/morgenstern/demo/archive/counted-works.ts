import { addDays, nextWeekday, yearOf } from '../calendar.ts'
import type { Day } from '#demo/plan.ts'
import { type Landmark, orchestral } from './landmark.ts'

/** Years in which the orchestra took up Mahler's Fifth, two evenings each: 43 programmes, 86 performances. */
const mahlerYears = [
  1914, 1920, 1922, 1925, 1928, 1931, 1953, 1956, 1959, 1960, 1961, 1963, 1965, 1967, 1969, 1971, 1973, 1974,
  1976, 1978, 1980, 1982, 1984, 1986, 1987, 1989, 1991, 1993, 1995, 1997, 1999, 2001, 2003, 2005, 2007, 2009,
  2011, 2013, 2015, 2017, 2019, 2022,
]

/** All performances, the last two in October 2024. */
export function mahlerFifths(): Landmark[] {
  const all = mahlerYears.flatMap((year) => {
    const first = nextWeekday(
      year % 2 === 0 ? `${year}-03-0${1 + (year % 5)}` : `${year}-11-0${2 + (year % 7)}`,
      5,
    )
    return evenings(first)
  })
  return [...all, ...evenings('2024-10-11')].map(({ day, first }) => {
    const before =
      yearOf(day) < 1950 ? ['bach-violin-a-moll', 'mahler-sym-5'] : ['mozart-piano-24', 'mahler-sym-5']
    const works = yearOf(day) % 3 === 0 ? ['mahler-sym-5'] : before
    return orchestral(
      day,
      yearOf(day) < 1915 || yearOf(day) > 2004 ? '19:30' : '20:00',
      works,
      works.length > 1 ? 0 : null,
      {
        de: 'Mahler: Fünfte',
        en: 'Mahler: Fifth',
      },
      first,
    )
  })
}

/** A programme is given twice, by the same people. */
function evenings(first: Day) {
  return [first, addDays(first, 1)].map((day) => ({ day, first }))
}

/** Both performances of the concerto in this house. */
export function gubaidulinaViolas(): Landmark[] {
  return [
    orchestral('1999-11-05', '20:00', ['gubaidulina-viola-concerto', 'schubert-unvollendete'], 0, {
      de: 'Gubaidulina und Schubert',
      en: 'Gubaidulina and Schubert',
    }),
    orchestral(
      '2009-03-04',
      '20:00',
      ['beethoven-coriolan', 'gubaidulina-viola-concerto', 'brahms-sym-4'],
      1,
      {
        de: 'Brahms: Vierte',
        en: 'Brahms: Fourth',
      },
    ),
  ]
}
