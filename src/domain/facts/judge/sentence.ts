import type { FactKind } from '../event-facts.ts'
import type { AmountMention } from '../reading/find-amounts.ts'
import type { DateMention } from '../reading/find-dates.ts'
import type { HallMention } from '../reading/find-halls.ts'
import type { Mention, Token } from '../reading/mention.ts'
import type { TimeMention } from '../reading/find-times.ts'

/** Words that are not true. `instead` takes their place in the same form; null when a person has to write it. */
export type Untrue = Mention & { words: string; instead: string | null }

/** A paragraph that contradicts the record of an event in one kind of fact. */
export type Finding = {
  event: number
  kind: FactKind
  block: string
  field: string
  path: string
  text: string
  untrue: readonly Untrue[]
}

/** A sentence with the events that it speaks of. */
export type Sentence = Mention & {
  text: string
  tokens: readonly Token[]
  times: readonly TimeMention[]
  dates: readonly DateMention[]
  amounts: readonly AmountMention[]
  halls: readonly HallMention[]
  /** Within a title, whose words are those of its event. */
  titled: readonly Mention[]
  /**
   * `said`: named, or linked to, in this sentence; `near`: in its paragraph, its block, or because the page is its own;
   * `about`: the page is about them.
   */
  events: readonly number[]
  bond: 'said' | 'near' | 'about'
  /** Whether a title or a link says so. */
  isExplicit: boolean
}

/** What is known of the whole page that a sentence stands on. */
export type Page = {
  own: number | null
  /** The events that it is about: by its record, or because it speaks of no other. */
  bound: readonly number[]
  /** All events that it speaks of. */
  about: readonly number[]
  /** All of its text, in which a full name explains a family name. */
  whole: string
}
