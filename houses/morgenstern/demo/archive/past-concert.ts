import type { Concert, ConcertKind } from '../concert/concert.ts'
import type { Day, Localized } from '#demo/plan.ts'

/** The data of an evening before it becomes an event. */
export interface PastConcert {
  day: Day
  time: string
  roomKey: string
  genreKey: string
  kind: ConcertKind | 'landmark'
  title: Localized
  subtitle: Localized | null
  concert: Concert
  /** Whether the orchestra counted it among its Philharmonic Concerts. */
  isNumbered: boolean
}
