import type { CastItem, Work } from '../types.ts'

/** What kind of evening it is; decides forces, length and cast. */
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
  /** Index of the work after which the interval stands, or null when played through. */
  intervalAfter: number | null
  cast: CastItem[]
}
