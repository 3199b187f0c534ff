import type { Currency } from '#i18n/currencies.ts'
import type { Localized } from '#i18n/languages.ts'
import type { Name } from './reading/find-names.ts'
import type { Hall } from './reading/find-halls.ts'

/** What prose can say of an event, besides that it takes place at all. */
export const factKinds = ['performer', 'time', 'date', 'hall', 'price', 'status'] as const
export type FactKind = (typeof factKinds)[number]

/** What an event has said before, and says no longer; `by` and `now` are what took its place, where that is known. */
export type FormerFact =
  | { kind: 'performer'; artist: number; by: number | null }
  | { kind: 'time'; minutes: number }
  | { kind: 'date'; day: string }
  | { kind: 'hall'; room: number }
  | { kind: 'price'; cents: number; now: number | null }

/** An event as its record has it. Times are minutes of the day, days YYYY-MM-DD, both in the hall; amounts are cents. */
export type EventFacts = {
  id: number
  title: Localized
  /** Its series, to which pages may be about. */
  series: number | null
  /** Whether visitors see it. */
  isPublic: boolean
  startsAt: Date
  day: string
  /** Null when the time is not settled. */
  minutes: number | null
  /** Of doors and end, which are no beginnings. */
  otherMinutes: readonly number[]
  /** Of the sale. */
  otherDays: readonly string[]
  room: number | null
  currency: Currency
  priceMin: number | null
  priceMax: number | null
  amounts: readonly number[]
  performers: readonly number[]
  isOff: 'cancelled' | 'postponed' | null
  former: readonly FormerFact[]
}

/** The events that prose is compared with, and what they refer to by number. */
export type KnownFacts = {
  events: ReadonlyMap<number, EventFacts>
  artists: ReadonlyMap<number, Name>
  halls: ReadonlyMap<number, Hall>
}
