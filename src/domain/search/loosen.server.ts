import type { SearchHit } from '#contracts/search.ts'
import { hallDay } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import { readSettings } from '../house/index.server.ts'
import type { Scope } from '../scope.ts'
import type { Answer } from './answer-question.server.ts'
import { findHits, type Cell } from './find-hits.server.ts'
import { searchedWordsOf } from './mark-words.ts'
import { presentHits } from './present-hits.server.ts'
import type { Question, Term, Understood } from './question/question.ts'
import type { NothingFound, SearchRequest } from './search-request.ts'
import type { WantedTerm } from './text-query.ts'
import { wantedOf, type Terms } from './wanted.server.ts'

const maxLoosened = 4
const maxNearby = 5
/** More words of a query add little to the suggestions, and take long. */
const maxNearbyWords = 5

/**
 * Suggestions when nothing was found: the same query without its filters, without one of its parts each, and records
 * that have at least one of its words.
 */
export async function loosen(
  scope: Scope,
  request: SearchRequest,
  language: Language,
  { question, terms, found }: Answer,
): Promise<NothingFound> {
  const { currency } = await readSettings(scope)
  // If content was found, only suggestions that also find events help.
  const isContentFound = found.cells.some(({ group }) => group === 'content')
  const countOf = (cells: Cell[]) =>
    isContentFound && cells.every(({ group }) => group === 'content')
      ? 0
      : cells.reduce((sum, { count }) => sum + count, 0)
  const shorter = await Promise.all(
    listShorter(question, terms)
      .slice(0, maxLoosened)
      .map(async ({ query, terms: fewer, understood }) => {
        const options = { language, today: hallDay(scope.now), folded: '', currency }
        const { cells } = await findHits(scope, wantedOf(fewer, understood, options), {}, nothingListed)
        return { query, count: countOf(cells) }
      }),
  )
  return {
    nearby: await findNearby(scope, language, terms),
    loosened: [{ query: request.query, count: countOf(found.cells) }, ...shorter]
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
  }
}

const nothingListed = { groups: [], offset: 0, limit: 0 }

/** Records that have at least one of several words; content before upcoming events. */
async function findNearby(scope: Scope, language: Language, { terms }: Terms): Promise<SearchHit[]> {
  if (terms.length < 2) return []
  const longest = terms.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, maxNearbyWords)
  const any: WantedTerm = {
    alternatives: longest.flatMap(({ alternatives }) => alternatives),
    similar: longest.flatMap(({ similar }) => similar),
  }
  const { currency } = await readSettings(scope)
  const options = { language, today: hallDay(scope.now), folded: '', currency }
  const wanted = wantedOf({ terms: [any], excluded: [], contentTerms: [any] }, [], options)
  const { results } = await findHits(
    scope,
    wanted,
    {},
    {
      groups: ['content', 'events_future'],
      offset: 0,
      limit: maxNearby,
    },
  )
  const nearest = [...results.content, ...results.events_future].slice(0, maxNearby)
  return presentHits(scope, nearest, language, searchedWordsOf([any]))
}

function lengthOf({ alternatives: [words = []] }: WantedTerm): number {
  return words.reduce((sum, { word }) => sum + word.length, 0)
}

type Shorter = { query: string; terms: Terms; understood: Understood[] }

/** The query without one of its words or filters each. */
function listShorter(question: Question, { terms, excluded, contentTerms }: Terms): Shorter[] {
  const { understood } = question
  const write = (words: Term[], filters: Understood[]) =>
    [
      ...words.map(writeTerm),
      ...filters.map((part) => part.words),
      ...question.excluded.map((term) => `-${writeTerm(term)}`),
    ].join(' ')
  if (question.terms.length + understood.length < 2) return []
  const withoutWord = question.terms.map((_, index) => {
    const fewer = terms.toSpliced(index, 1)
    return {
      query: write(question.terms.toSpliced(index, 1), understood),
      terms: { terms: fewer, excluded, contentTerms: fewer },
      understood,
    }
  })
  const withoutFilter = understood.map((_, index) => ({
    query: write(question.terms, understood.toSpliced(index, 1)),
    terms: { terms, excluded, contentTerms },
    understood: understood.toSpliced(index, 1),
  }))
  return [...withoutWord, ...withoutFilter]
}

function writeTerm({ text, isPhrase }: Term): string {
  return isPhrase ? `"${text}"` : text
}
