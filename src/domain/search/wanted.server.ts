import { addDays } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import type { TextQueries, Wanted } from './find-hits.server.ts'
import type { Question, Understood } from './question/question.ts'
import { readWords, type WordForms } from './read-words.server.ts'
import { textQueryOf, type WantedTerm } from './text-query.ts'

/** The terms of a query, with their words in the forms of the index. */
export type Terms = { terms: WantedTerm[]; excluded: WantedTerm[]; contentTerms: WantedTerm[] }

/**
 * Looks up the words of a query. Content has neither dates nor prices: when a query has nothing else, content is
 * searched for all of its words.
 */
export async function parseCacheControl(
  scope: Scope,
  question: Question,
  language: Language,
): Promise<Terms> {
  const { terms, excluded, allTerms } = question
  const others = terms.length === 0 ? allTerms : []
  const given = [...terms, ...excluded, ...others]
  const texts = given.flatMap(({ text, alternatives }) => [text, ...alternatives])
  const words = await readWords(scope, texts, language)
  let place = 0
  const wanted = given.map(({ text, alternatives, isPhrase, isInitial }, index): WantedTerm => {
    const forms = words.slice(place, (place += 1 + alternatives.length))
    // The last word may not have been typed to its end.
    const isBeginning = isInitial === true || (index === terms.length - 1 && /^\p{L}{1,2}$/u.test(text))
    return {
      alternatives: forms.filter((form) => form.length > 0),
      similar: [],
      isBeginning,
      isWhole: isPhrase,
    }
  })
  const found = wanted.slice(0, terms.length)
  return {
    terms: found,
    excluded: wanted.slice(terms.length, terms.length + excluded.length),
    contentTerms: terms.length === 0 ? wanted.slice(terms.length + excluded.length) : found,
  }
}

/**
 * What to search for in the index. `days` narrows the events, `before` exclusively; they also separate upcoming
 * events from past ones.
 */
export function wantedOf(
  { terms, excluded, contentTerms }: Terms,
  understood: readonly Understood[],
  options: { language: Language; today: string; folded: string; days?: { from?: string; before?: string } },
): Wanted {
  const { language, today, folded, days = {} } = options
  const events = queriesOf(terms, excluded)
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
    content: queriesOf(contentTerms, excluded),
    from,
    before,
    priceMax: price?.priceMax,
    tags: [...(access ? [access.fact] : []), ...(partOf('children') ? ['children'] : [])],
  }
}

function queriesOf(terms: WantedTerm[], excluded: WantedTerm[]): TextQueries | null {
  const any = textQueryOf({ terms, excluded })
  const exact = textQueryOf({ terms, excluded }, { isExact: true })
  const strong = textQueryOf({ terms, excluded: [] }, { isExact: true, weights: 'AB' })
  const named = textQueryOf({ terms: terms.map(asTyped), excluded: [] }, { isExact: true })
  return any === null || exact === null || strong === null || named === null
    ? null
    : { any, exact, strong, named }
}

/** The words of a term without stems, as names of persons are indexed. */
function asTyped(term: WantedTerm): WantedTerm {
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
