import type { ConcertKind } from '../concert/concert.ts'
import type { SeasonProgramme } from './programme.ts'
import { quartetProgrammes, matineeProgrammes } from './chamber.ts'
import { choralProgrammes } from './choral.ts'
import { duoProgrammes } from './duo.ts'
import { earlyProgrammes } from './early.ts'
import { familyProgrammes } from './family.ts'
import { hiredProgrammes } from './hired.ts'
import { jazzProgrammes } from './jazz.ts'
import { lunchProgrammes } from './lunch-and-summer.ts'
import { newMusicProgrammes } from './new-music.ts'
import { organProgrammes } from './organ.ts'
import { pianoProgrammes } from './piano.ts'
import { songProgrammes } from './song.ts'
import { symphonicProgrammes } from './symphonic.ts'
import { talkProgrammes } from './talks.ts'

/** A slot in the house's week: its weekday, its weeks, and its programmes. */
export interface Slot {
  name: string
  /** 0 is Sunday. */
  weekday: number
  /** Repeats every so many weeks, first in week `phase`. */
  every: number
  phase: number
  /** Planned programmes in order, each used once. */
  deck: readonly SeasonProgramme[]
  /** What follows when the deck is used up: a kind to compose, or the deck from its beginning. */
  after: ConcertKind | 'again'
}

/** The weekly schedule outside of the summer break. */
export const slots: Slot[] = [
  { name: 'symphonic', weekday: 5, every: 1, phase: 0, deck: symphonicProgrammes, after: 'symphony' },
  { name: 'choral', weekday: 0, every: 5, phase: 2, deck: choralProgrammes, after: 'choral' },
  { name: 'quartet', weekday: 4, every: 3, phase: 0, deck: quartetProgrammes, after: 'quartet' },
  { name: 'early', weekday: 4, every: 3, phase: 1, deck: earlyProgrammes, after: 'early' },
  { name: 'piano', weekday: 2, every: 2, phase: 1, deck: pianoProgrammes, after: 'piano' },
  { name: 'duo', weekday: 3, every: 3, phase: 2, deck: duoProgrammes, after: 'violin' },
  { name: 'song', weekday: 4, every: 3, phase: 2, deck: songProgrammes, after: 'song' },
  { name: 'new', weekday: 3, every: 3, phase: 1, deck: newMusicProgrammes, after: 'new' },
  { name: 'jazz', weekday: 5, every: 2, phase: 1, deck: jazzProgrammes, after: 'jazz' },
  { name: 'organ', weekday: 6, every: 3, phase: 1, deck: organProgrammes, after: 'organ' },
  { name: 'matinee', weekday: 0, every: 2, phase: 1, deck: matineeProgrammes, after: 'matinee' },
  { name: 'trio', weekday: 5, every: 3, phase: 0, deck: [], after: 'trio' },
  { name: 'lunch', weekday: 3, every: 2, phase: 0, deck: lunchProgrammes, after: 'again' },
  { name: 'family', weekday: 6, every: 2, phase: 0, deck: familyProgrammes, after: 'again' },
  { name: 'hired', weekday: 2, every: 4, phase: 2, deck: hiredProgrammes, after: 'symphony' },
  { name: 'talk', weekday: 1, every: 4, phase: 1, deck: talkProgrammes, after: 'again' },
]
