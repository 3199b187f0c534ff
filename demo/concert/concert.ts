import type { CastItem, Work } from '../types.ts'

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

export interface Concert {
  works: Work[]
  /** Index of the work after which the interval is, or null without an interval. */
  intervalAfter: number | null
  cast: CastItem[]
}
