import type { Random } from '../random.ts'
import type { CastItem, Work } from '#demo/plan.ts'

/** The kind of evening, which decides forces, length and cast. */
export type ConcertKind =
  | 'symphony'
  | 'choral'
  | 'quartet'
  | 'trio'
  | 'chamber'
  | 'matinee'
  | 'piano'
  | 'violin'
  | 'cello'
  | 'song'
  | 'organ'
  | 'choir'
  | 'early'
  | 'new'
  | 'jazz'
  | 'family'

/** Chance, and how often a work was heard lately, for one who does not want to repeat it. */
export interface Maker extends Random {
  lately?: (work: Work) => number
}

export interface Concert {
  works: Work[]
  /** Index of the work after which the interval is, or null without an interval. */
  intervalAfter: number | null
  cast: CastItem[]
}
