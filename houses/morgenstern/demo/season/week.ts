import type { ConcertKind } from '../concert/concert.ts'
import { readDeck, type SeasonProgramme } from './programme.ts'

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
  { name: 'symphonic', weekday: 5, every: 1, phase: 0, deck: readDeck('symphonic'), after: 'symphony' },
  { name: 'choral', weekday: 0, every: 5, phase: 2, deck: readDeck('choral'), after: 'choral' },
  { name: 'quartet', weekday: 4, every: 3, phase: 0, deck: readDeck('quartet'), after: 'quartet' },
  { name: 'early', weekday: 4, every: 3, phase: 1, deck: readDeck('early'), after: 'early' },
  { name: 'piano', weekday: 2, every: 2, phase: 1, deck: readDeck('piano'), after: 'piano' },
  { name: 'duo', weekday: 3, every: 3, phase: 2, deck: readDeck('duo'), after: 'violin' },
  { name: 'song', weekday: 4, every: 3, phase: 2, deck: readDeck('song'), after: 'song' },
  { name: 'new', weekday: 3, every: 3, phase: 1, deck: readDeck('new'), after: 'new' },
  { name: 'jazz', weekday: 5, every: 2, phase: 1, deck: readDeck('jazz'), after: 'jazz' },
  { name: 'organ', weekday: 6, every: 3, phase: 1, deck: readDeck('organ'), after: 'organ' },
  { name: 'matinee', weekday: 0, every: 2, phase: 1, deck: readDeck('matinee'), after: 'matinee' },
  { name: 'trio', weekday: 5, every: 3, phase: 0, deck: [], after: 'trio' },
  { name: 'lunch', weekday: 3, every: 2, phase: 0, deck: readDeck('lunch'), after: 'again' },
  { name: 'family', weekday: 6, every: 2, phase: 0, deck: readDeck('family'), after: 'again' },
  { name: 'hired', weekday: 2, every: 4, phase: 2, deck: readDeck('hired'), after: 'symphony' },
  { name: 'talk', weekday: 1, every: 4, phase: 1, deck: readDeck('talk'), after: 'again' },
]
