import { composers } from '../catalogue/composers.ts'
import type { Forces, Work } from '#demo/plan.ts'

/** From about 2015 on programmes open up: the canon counts for less, women and the living for more. */
export function weightOf({ composerKey, forces }: Work, year: number): number {
  const base = ((canons.get(forces) ?? popularity).get(composerKey) ?? 1) ** 0.85
  if (year < 2015) return base
  const opened = base ** 0.6
  return women.has(composerKey) ? opened * 1.8 : contemporary.has(composerKey) ? opened * 1.2 : opened
}

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

/** Organists, singers and choirs have canons of their own. */
const canons = new Map<Forces, Map<string, number>>([
  [
    'organ',
    canon({
      bach: 40,
      buxtehude: 6,
      reger: 6,
      liszt: 6,
      franck: 5,
      messiaen: 5,
      widor: 4,
      vierne: 4,
      mendelssohn: 4,
      brahms: 2,
    }),
  ],
  [
    'song',
    canon({
      schubert: 24,
      schumann: 14,
      brahms: 12,
      wolf: 10,
      mahler: 6,
      strauss: 5,
      faure: 3,
      debussy: 3,
      hensel: 3,
      beethoven: 2,
    }),
  ],
  ['choir', canon({ bach: 9, brahms: 4, mendelssohn: 4, palestrina: 4, schuetz: 4, bruckner: 2 })],
])

const women = new Set(composers.filter((composer) => composer.gender === 'f').map((composer) => composer.key))
const contemporary = new Set(
  composers.filter((composer) => composer.bornYear >= 1920).map((composer) => composer.key),
)

function canon(weights: Record<string, number>): Map<string, number> {
  return new Map(Object.entries(weights))
}
