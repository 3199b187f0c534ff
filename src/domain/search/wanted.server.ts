import type { Currency } from '#i18n/currencies.ts'
import { addDays } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import type { TextQueries, Wanted } from './find-hits.server.ts'
import type { NumberedWork } from './numbered-works.server.ts'
import type { Question, Understood } from './question/question.ts'
import { readWords, type WordForms } from './read-words.server.ts'
import { textQueryOf, without, type WantedTerm } from './text-query.ts'

/** The terms of a query, with their words in the forms of the index. */
export type Terms = { terms: WantedTerm[]; excluded: WantedTerm[]; contentTerms: WantedTerm[] }

/** Looks up the words of a query. */
export async function lookUpTerms(scope: Scope, question: Question, language: Language): Promise<Terms> {
  const { terms, excluded, contentTerms } = question
  const given = [...new Set([...terms, ...excluded, ...contentTerms])]
  const texts = given.flatMap(({ text, alternatives }) => [text, ...alternatives])
  const words = await readWords(scope, texts, language)
  let place = 0
  const wanted = new Map(
    given.map((term) => {
      const { text, alternatives, isPhrase, isInitial, isNumber } = term
      const forms = words.slice(place, (place += 1 + alternatives.length))
      // The last word may not have been typed to its end.
      const isLast = term === terms.at(-1)
      const read: WantedTerm = {
        alternatives: forms.filter((form) => form.length > 0),
        similar: [],
        isBeginning: isInitial === true || (isLast && /^\p{L}{1,2}$/u.test(text)),
        isWhole: isPhrase,
        isNumber: isNumber === true,
      }
      return [term, read]
    }),
  )
  const of = (list: Question['terms']) => list.flatMap((term) => wanted.get(term) ?? [])
  return { terms: of(terms), excluded: of(excluded), contentTerms: of(contentTerms) }
}

/**
 * What to search for in the index. `days` narrows the events, `before` exclusively; they also separate upcoming
 * events from past ones.
 */
export function wantedOf(
  { terms, excluded, contentTerms }: Terms,
  understood: readonly Understood[],
  options: {
    language: Language
    today: string
    folded: string
    currency: Currency
    days?: { from?: string; before?: string }
    /** How many words content may lack. */
    lacking?: number
    /** Whether only titles and names count. */
    isInNames?: boolean
  },
): Wanted {
  const { language, today, folded, currency, days = {}, lacking = 0, isInNames = false } = options
  const weights = isInNames ? 'AB' : ''
  const events = queriesOf(terms, excluded, { weights })
  const partOf = <Key extends Understood['key']>(key: Key) =>
    understood.find((part): part is Extract<Understood, { key: Key }> => part.key === key)
  const date = partOf('date')
  const price = partOf('price')
  const access = partOf('access')
  // Prices of past concerts are of no use.
  const from = latest(days.from, date?.from, price && today)
  const before = earliest(days.before, date && addDays(date.to, 1))
  return {
    language,
    today: days.from ?? days.before ?? today,
    folded,
    events,
    hasEvents: events !== null || (terms.length === 0 && understood.length > 0),
    content: queriesOf(contentTerms, excluded, { weights, lacking }),
    numberedWork: numberedWorkOf(terms),
    from,
    before,
    priceMax: price?.priceMax,
    currency,
    tags: [...(access ? [access.fact] : []), ...(partOf('children') ? ['children'] : [])],
  }
}

function queriesOf(
  terms: WantedTerm[],
  excluded: WantedTerm[],
  { weights, lacking = 0 }: { weights: string; lacking?: number },
): TextQueries | null {
  const choices = leaveOut(terms, lacking)
  const write = (options: { isExact?: boolean; weights?: string }, isNamed = false) => {
    const queries = choices.map((chosen) => textQueryOf(isNamed ? chosen.map(asTyped) : chosen, options))
    const wanted = queries.filter((query) => query !== null)
    return wanted.length > 1 ? `(${wanted.map((query) => `(${query})`).join(' | ')})` : (wanted[0] ?? null)
  }
  const any = write({ weights })
  const exact = write({ isExact: true, weights })
  const strong = write({ isExact: true, weights: 'AB' })
  const named = write({ isExact: true }, true)
  if (any === null || exact === null || strong === null || named === null) return null
  return { any: without(any, excluded), exact: without(exact, excluded), strong, named }
}

/** All ways to leave out so many terms. */
function leaveOut(terms: WantedTerm[], count: number): WantedTerm[][] {
  if (count === 0) return [terms]
  return terms.flatMap((_, index) =>
    // Those before it are kept, so that no choice is made twice.
    leaveOut(terms.slice(index + 1), count - 1).map((rest) => [...terms.slice(0, index), ...rest]),
  )
}

/** A number after a name, "Mahler 5" or "Mozart KV 466"; null without a number or without a name. */
export function numberedWorkOf(terms: WantedTerm[]): NumberedWork | null {
  const numbers = terms.filter(({ isNumber }) => isNumber)
  const names = terms.filter((term) => !term.isNumber && singleWordOf(term) !== null)
  if (names.length === 0) return null
  const name: WantedTerm = {
    alternatives: names
      .flatMap(({ alternatives }) => alternatives)
      .flatMap((forms) => [forms, forms.map(withoutGenitive)]),
    similar: names.flatMap(({ similar }) => similar),
  }
  const work = textQueryOf(terms, { isExact: true, weights: 'AB' })
  const number = textQueryOf(numbers, { isExact: true, weights: 'A' })
  const composer = textQueryOf([asTyped(name)], { isExact: true })
  return work === null || number === null || composer === null ? null : { work, number, composer }
}

/** "Mahlers" as the name of a person has it. */
function withoutGenitive(form: WordForms): WordForms {
  return { ...form, word: form.word.replace(/(?<=.{3})s$/, '') }
}

/** The words of a term without stems, as names of persons are indexed. */
export function asTyped(term: WantedTerm): WantedTerm {
  return {
    ...term,
    alternatives: term.alternatives.map((forms) => forms.map((form) => ({ ...form, stem: form.word }))),
  }
}

/** The word that a term consists of; null for a phrase. */
export function singleWordOf({ alternatives: [words = []] }: WantedTerm): WordForms | null {
  return words.length === 1 ? (words[0] ?? null) : null
}

/** The words of terms that may be misspelled: not those in quotes. */
export function singleWordsOf(terms: WantedTerm[]): WordForms[] {
  return terms.flatMap((term) => (term.isWhole ? [] : (singleWordOf(term) ?? [])))
}

function latest(...days: (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}

function earliest(...days: (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(0)
}
