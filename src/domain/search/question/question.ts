import type { AccessFact } from '#contracts/events.ts'
import type { HouseFormats } from '#i18n/house-formats.ts'
import type { UnderstoodKey } from '#contracts/search.ts'

/** A word or a phrase that is searched for, as it was typed. */
export type Term = {
  /** One word, or the words of a phrase with single spaces between them. */
  text: string
  /** Whether the words must be adjacent, in this order: a phrase in quotes, or a catalogue number. */
  isPhrase: boolean
  /** Whether it is the first letter of a name: the "C." of "C. P. E. Bach". */
  isInitial?: boolean
  /** Whether it is a number: of a work ("5", "Fünfte") or in a catalogue. */
  isNumber?: boolean
  /** Other spellings of the same thing, of which any may occur instead: "K 466" for "KV 466". */
  alternatives: string[]
}

/** What a filter means. Days are in the hall's time zone, both inclusive; prices are in the hall's currency. */
export type Meaning =
  | { key: 'date'; from: string; to: string }
  | { key: 'price'; priceMax: number }
  | { key: 'access'; fact: AccessFact }
  | { key: 'children' }

/** A part of the query that was understood as a filter of events. `words` is the part as it was typed. */
export type Understood = { words: string } & Meaning

/** A visitor's query: the typed text and its parts. */
export type Question = {
  /** What must occur, without the parts that were understood as filters. */
  terms: Term[]
  /** What must not occur. */
  excluded: Term[]
  /** At most one of each key. */
  understood: Understood[]
  /**
   * What records must have that have no date, price and access facts: the same, or all words of the text when nothing
   * else is left; in a sentence also the words that are said of every event ("Was kostet eine Karte?").
   */
  contentTerms: Term[]
}

/** What a price and a week mean in a house. */
export type Formats = Pick<HouseFormats, 'currency' | 'first_weekday'>

export type ReadQuestion = (
  text: string,
  options: { language: 'de' | 'en'; today: string; formats?: Formats; literally?: readonly UnderstoodKey[] },
) => Question
