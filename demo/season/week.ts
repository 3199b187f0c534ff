import type { ConcertKind } from '../concert/compose.ts'
import type { SeasonProgramme } from './programme.ts'
import { quartetProgrammes, matineeProgrammes } from './chamber.ts'
import { choralProgrammes } from './choral.ts'
import { earlyProgrammes, newMusicProgrammes, organProgrammes } from './early-organ-new.ts'
import { familyProgrammes, hiredProgrammes, jazzProgrammes, lunchProgrammes, talkProgrammes } from './jazz-family-special.ts'
import { duoProgrammes, pianoProgrammes, songProgrammes } from './recitals.ts'
import { symphonicProgrammes } from './symphonic.ts'

/** A place in the house's week: on which weekday, in which weeks, and what is given there. */
export interface Slot {
  name: string
  /** 0 is Sunday. */
  weekday: number
  /** Comes back after so many weeks, first in week `phase`. */
  every: number
  phase: number
  /** Planned programmes in order; used up one by one. */
  deck: readonly SeasonProgramme[]
  /** What follows when the deck is used up: a kind to compose, the deck from its beginning, or nothing. */
  then: ConcertKind | 'again' | 'nothing'
}

/** The house's rhythm outside the summer break. */
export const slots: Slot[] = [
  { name: 'symphonic', weekday: 5, every: 1, phase: 0, deck: symphonicProgrammes, then: 'symphony' },
  { name: 'choral', weekday: 0, every: 5, phase: 2, deck: choralProgrammes, then: 'choral' },
  { name: 'quartet', weekday: 4, every: 3, phase: 0, deck: quartetProgrammes, then: 'quartet' },
  { name: 'early', weekday: 4, every: 3, phase: 1, deck: earlyProgrammes, then: 'early' },
  { name: 'piano', weekday: 2, every: 2, phase: 1, deck: pianoProgrammes, then: 'piano' },
  { name: 'duo', weekday: 3, every: 3, phase: 2, deck: duoProgrammes, then: 'violin' },
  { name: 'song', weekday: 4, every: 3, phase: 2, deck: songProgrammes, then: 'song' },
  { name: 'new', weekday: 3, every: 3, phase: 1, deck: newMusicProgrammes, then: 'new' },
  { name: 'jazz', weekday: 5, every: 2, phase: 1, deck: jazzProgrammes, then: 'jazz' },
  { name: 'organ', weekday: 6, every: 3, phase: 1, deck: organProgrammes, then: 'organ' },
  { name: 'matinee', weekday: 0, every: 2, phase: 1, deck: matineeProgrammes, then: 'matinee' },
  { name: 'trio', weekday: 2, every: 6, phase: 3, deck: [], then: 'trio' },
  { name: 'lunch', weekday: 3, every: 2, phase: 0, deck: lunchProgrammes, then: 'again' },
  { name: 'family', weekday: 6, every: 2, phase: 0, deck: familyProgrammes, then: 'again' },
  { name: 'hired', weekday: 2, every: 4, phase: 2, deck: hiredProgrammes, then: 'symphony' },
  { name: 'talk', weekday: 1, every: 4, phase: 1, deck: talkProgrammes, then: 'again' },
]
