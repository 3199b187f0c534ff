import { composers } from '../catalogue/composers.ts'
import { works } from '../catalogue/works.ts'
import { addDays, goodFriday, yearOf } from '../calendar.ts'
import type { Day, Forces, Work } from '../types.ts'

/** Works kept out of the lottery because their performances in this house are set by hand. */
export const reservedWorks = new Set(['mahler-sym-5', 'gubaidulina-viola-concerto'])

/** How often a composer is chosen, relative to the others; one unless named. */
const popularity = new Map<string, number>(
  Object.entries({
    beethoven: 14,
    mozart: 12,
    brahms: 11,
    bach: 9,
    schubert: 9,
    haydn: 8,
    schumann: 8,
    tschaikowsky: 7,
    chopin: 7,
    bruckner: 6,
    mendelssohn: 6,
    strauss: 6,
    dvorak: 6,
    mahler: 5,
    debussy: 5,
    schostakowitsch: 5,
    haendel: 5,
    liszt: 5,
    wagner: 4,
    ravel: 4,
    strawinsky: 4,
    bartok: 4,
    prokofjew: 4,
    weber: 3,
    grieg: 3,
    sibelius: 3,
    reger: 3,
    rachmaninow: 3,
    hensel: 2,
    'clara-schumann': 2,
    ligeti: 2,
    saariaho: 2,
    gubaidulina: 2,
    'johann-strauss': 0.2,
  }),
)

/**
 * Times in which works disappeared from German programmes: by war against their composers' countries,
 * and from 1933 by racial and political persecution. The archive has to show these gaps.
 */
const silences: { from: Day; to: Day; composers: Set<string>; works?: Set<string> }[] = [
  {
    from: '1914-08-01',
    to: '1918-12-31',
    composers: new Set(
      'debussy ravel elgar smyth saint-saens rachmaninow skrjabin satie faure strawinsky widor vierne beach bonis'.split(' '),
    ),
  },
  {
    from: '1933-04-01',
    to: '1945-05-08',
    composers: new Set(
      'mendelssohn hensel mahler schoenberg berg webern weill korngold zemlinsky schulhoff gershwin copland'.split(' '),
    ),
    works: new Set(['bruch-kol-nidrei']),
  },
  { from: '1935-01-01', to: '1945-05-08', composers: new Set(['hindemith']) },
  {
    from: '1939-09-01',
    to: '1945-05-08',
    composers: new Set(
      'elgar smyth purcell byrd dowland clarke britten chopin szymanowski ravel debussy faure satie saint-saens berlioz franck widor vierne poulenc strawinsky messiaen ives beach'.split(
        ' ',
      ),
    ),
  },
  {
    from: '1941-06-22',
    to: '1945-05-08',
    composers: new Set('tschaikowsky mussorgsky rachmaninow skrjabin prokofjew schostakowitsch'.split(' ')),
  },
]

/** Organists, singers and choirs have canons of their own. */
const canons = new Map<Forces, Map<string, number>>([
  [
    'organ',
    canon({ bach: 40, buxtehude: 6, reger: 6, liszt: 6, franck: 5, messiaen: 5, widor: 4, vierne: 4, mendelssohn: 4, brahms: 2 }),
  ],
  [
    'song',
    canon({ schubert: 24, schumann: 14, brahms: 12, wolf: 10, mahler: 6, strauss: 5, faure: 3, debussy: 3, hensel: 3, beethoven: 2 }),
  ],
  ['choir', canon({ bach: 9, brahms: 4, mendelssohn: 4, palestrina: 4, schuetz: 4, bruckner: 2 })],
])

const women = new Set(composers.filter((composer) => composer.gender === 'f').map((composer) => composer.key))
const contemporary = new Set(composers.filter((composer) => composer.born >= 1920).map((composer) => composer.key))

/** Works with the weights by which a programme maker of that time would choose them. */
export type Shelf = readonly { work: Work; weight: number }[]

const shelves = new Map<string, Shelf>()

/** Whether this work could have been on a programme of this house on that day. */
export function isPlayable(work: Work, day: Day): boolean {
  return (
    work.heardFrom <= yearOf(day) &&
    !silences.some(
      (silence) =>
        silence.from <= day &&
        day <= silence.to &&
        (silence.composers.has(work.composerKey) || silence.works?.has(work.key) === true),
    )
  )
}

/** Whether the church year, which concert halls keep in these pieces, allows the work on that day. */
export function isInSeason(work: Work, day: Day): boolean {
  const monthDay = day.slice(5)
  if (christmasWorks.has(work.key)) return monthDay >= '11-28' || monthDay <= '01-06'
  if (lentWorks.has(work.key)) return day <= goodFriday(yearOf(day)) && day >= addDays(goodFriday(yearOf(day)), -44)
  return true
}

const christmasWorks = new Set([
  'bach-weihnachten-1',
  'bach-weihnachten-2',
  'bach-nun-komm',
  'schuetz-weihnachtshistorie',
  'charpentier-messe-de-minuit',
  'corelli-weihnachtskonzert',
  'britten-ceremony',
  'messiaen-nativite',
  'tschaikowsky-nussknacker',
])

const lentWorks = new Set([
  'bach-matthaeus',
  'bach-johannes',
  'gesualdo-feria-sexta',
  'buxtehude-membra',
  'charpentier-lecons',
  'couperin-lecons',
  'lasso-lagrime',
])

/** All works for these forces that could be played on that day, the season's own taste being younger. */
export function shelfOf(forces: Forces, day: Day): Shelf {
  const phase = silences.map((silence) => (silence.from <= day && day <= silence.to ? 1 : 0)).join('')
  const key = `${forces} ${yearOf(day)} ${phase}`
  const known = shelves.get(key)
  if (known) return known
  const playable = works.filter(
    (work) => work.forces === forces && !reservedWorks.has(work.key) && isPlayable(work, day),
  )
  const counts = new Map<string, number>()
  for (const work of playable) counts.set(work.composerKey, (counts.get(work.composerKey) ?? 0) + 1)
  const shelf = playable.map((work) => ({
    work,
    weight:
      (weightOf(work, yearOf(day)) * (work.minutes < 7 ? 0.25 : 1)) / (counts.get(work.composerKey) ?? 1) ** 0.6,
  }))
  shelves.set(key, shelf)
  return shelf
}

/** From about 2015 on programmes open up: the canon counts for less, women and the living for more. */
function weightOf({ composerKey, forces }: Work, year: number): number {
  const base = ((canons.get(forces) ?? popularity).get(composerKey) ?? 1) ** 0.85
  if (year < 2015) return base
  const opened = base ** 0.6
  return women.has(composerKey) ? opened * 1.8 : contemporary.has(composerKey) ? opened * 1.2 : opened
}

function canon(weights: Record<string, number>): Map<string, number> {
  return new Map(Object.entries(weights))
}
