/** The queries of the quality set: what a visitor types and what that visitor expects to find. */
import type { AccessFact } from '#contracts/events.ts'
import type { SearchGroup, SearchKind, SuggestionGroup } from '#contracts/search.ts'
import type { Language } from '#i18n/languages.ts'
import type { Days } from './days.ts'

/** A record by its title in either language; a pattern stands for all records whose title it matches. */
export type RecordName = {
  kind: SearchKind
  title: string | RegExp
  /** A part of the composer's name, for works whose title is not enough. */
  by?: string
}

/** What an event must match; every given property must hold. */
export type EventRule = {
  /** Texts in its title, programme, cast or series, in either language, upper and lower case alike. */
  says?: string[]
  saysNot?: string[]
  /** Texts that may also occur in its teaser or description. */
  mentions?: string[]
  /** The days on which it may take place, which depend on today. */
  days?: (today: string) => Days
  /** Its cheapest ticket, in euros; free events always pass. */
  priceMax?: number
  access?: AccessFact
  isForChildren?: boolean
}

export type Expectation =
  /** One of the records is among the first five of the group; none of `never` is. */
  | {
      group: SearchGroup | SuggestionGroup
      records: RecordName[]
      never?: RecordName[]
    }
  /**
   * One of the first five events matches `some`, and all of them match `all`. If the hall has no event that matches
   * both, an empty result is right as well.
   */
  | { group: SearchGroup; some: EventRule; all: EventRule }

export type QualityQuestion = {
  text: string
  language: Language
  expected: Expectation
  /** Whether it looks for something that only the imported archive has. */
  isOfArchive?: boolean
}

/** The queries of one kind of difficulty. */
export type Difficulty = { name: string; questions: QualityQuestion[] }

/** Results of the group `content` must contain one of the records. */
export function finds(language: Language, text: string, ...records: RecordName[]): QualityQuestion {
  return { text, language, expected: { group: 'content', records } }
}

/** Results of the group `content` must contain one of the records, and none of `never`. */
export function findsWithout(
  language: Language,
  text: string,
  records: RecordName[],
  never: RecordName[],
): QualityQuestion {
  return { text, language, expected: { group: 'content', records, never } }
}

/** One of the first upcoming events must match `some`, and all of them `all`. */
export function findsComing(
  language: Language,
  text: string,
  some: EventRule,
  all: EventRule = {},
): QualityQuestion {
  return { text, language, expected: { group: 'events_future', some, all } }
}

/** The same for past events. */
export function findsPast(
  language: Language,
  text: string,
  some: EventRule,
  all: EventRule = {},
): QualityQuestion {
  return { text, language, expected: { group: 'events_past', some, all } }
}

/** Suggestions of the group must contain one of the records. */
export function suggests(
  language: Language,
  text: string,
  group: SuggestionGroup,
  ...records: RecordName[]
): QualityQuestion {
  return { text, language, expected: { group, records } }
}

/** Marks queries that only the imported archive can answer. */
export function ofArchive(...questions: QualityQuestion[]): QualityQuestion[] {
  return questions.map((question) => ({ ...question, isOfArchive: true }))
}

export const work = (title: string | RegExp, by?: string): RecordName => ({ kind: 'work', title, by })
/** Also used for ensembles. */
export const person = (title: string | RegExp): RecordName => ({ kind: 'person', title })
export const page = (title: string | RegExp): RecordName => ({ kind: 'page', title })
export const story = (title: string | RegExp): RecordName => ({ kind: 'article', title })
export const subscription = (title: string | RegExp): RecordName => ({ kind: 'subscription', title })
export const concert = (title: string | RegExp): RecordName => ({ kind: 'event', title })
