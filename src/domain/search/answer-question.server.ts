import type { SearchFilters } from '#contracts/search.ts'
import { hallDay } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import { readSettings } from '../house/index.server.ts'
import type { Scope } from '../scope.ts'
import { checkWords, type CheckedWord, type Correction } from './correct-words.server.ts'
import { correctText } from './correct-text.ts'
import { findHits, type Found, type Listing } from './find-hits.server.ts'
import { foldText } from './fold-text.ts'
import { searchedWordsOf, type SearchedWords } from './mark-words.ts'
import { isSentence } from './question/common-words.ts'
import type { Question } from './question/question.ts'
import { readQuestion } from './question/read-question.ts'
import { splitCompounds } from './split-compounds.server.ts'
import type { WantedTerm } from './text-query.ts'
import { lookUpTerms, singleWordOf, singleWordsOf, wantedOf, type Terms } from './wanted.server.ts'

export type Answer = {
  question: Question
  terms: Terms
  found: Found
  /** What to mark in the results. */
  searched: SearchedWords
  /** The question with its misspelled words corrected. */
  suggestion: string | null
}

/** A question with fewer hits may be misspelled. */
const fewHits = 3
/** A correction of a question that found something must occur this many times more often. */
const muchMore = 10

/** Of fewer words each one matters; of more, one may be beside the point ("Konzert abgesagt Geld zurück"). */
const dispensableOf = 3
/** Of more words, the ways to leave some out would make a query that takes long. */
const maxDispensableOf = 8
/**
 * Answers a query. If nothing is found, unknown words are corrected or words split into two; then content may lack one
 * of many words, in a sentence two. If little is found, a correction is only suggested.
 */
export async function answerQuestion(
  scope: Scope,
  request: SearchFilters & { query: string },
  language: Language,
  { days, ...listing }: Listing & { days?: { from?: string; before?: string } | undefined },
): Promise<Answer> {
  const today = hallDay(scope.now)
  const { currency, first_weekday } = await readSettings(scope)
  const formats = { currency, first_weekday }
  const question = readQuestion(request.query, {
    language,
    today,
    formats,
    literally: request.literally ?? [],
  })
  const options = { language, today, currency, folded: foldText(request.query), ...(days ? { days } : {}) }
  const answerFor = async (
    terms: Terms,
    suggestion: string | null,
    how: { lacking?: number; isInNames?: boolean } = {},
  ): Promise<Answer> => ({
    question,
    terms,
    found: await findHits(
      scope,
      wantedOf(terms, question.understood, { ...options, ...how }),
      request,
      listing,
    ),
    searched: searchedWordsOf(terms.contentTerms),
    suggestion,
  })
  const typed = await answerFor(await lookUpTerms(scope, question, language), null)
  const total = countAll(typed)
  const words = total < fewHits ? singleWordsOf(typed.terms.terms) : []
  const checked = words.length > 0 ? await checkWords(scope, words, language) : []
  if (total > 0) {
    const likely = checked.filter(({ count, corrections: [best] }) => best && isLikely(best, count))
    return { ...typed, suggestion: correctText(request.query, likely) }
  }
  const misspelled = chooseMisspelled(checked)
  if (misspelled.length > 0) {
    const corrected = withCorrections(typed.terms, misspelled)
    // Where none of several words is right, texts have by chance what is as near: "dress code" is no "press core".
    const isInNames = misspelled.length > 1 && misspelled.length === words.length
    const answer = await answerFor(corrected, correctText(request.query, misspelled), { isInNames })
    if (countAll(answer) > 0) return answer
  }
  const unknown = words.filter(({ word }) => checked.some((each) => each.word === word && each.count === 0))
  for (const compounds of [unknown, words]) {
    const parts = await splitCompounds(scope, compounds, language)
    if (parts.size === 0) continue
    const answer = await answerFor(withParts(typed.terms, parts), null)
    if (countAll(answer) > 0) return answer
  }
  const { length } = typed.terms.contentTerms
  if (length > maxDispensableOf) return typed
  for (let lacking = 1; length - lacking >= dispensableOf - 1 && lacking <= maxLacking(request); lacking++) {
    const answer = await answerFor(typed.terms, null, { lacking })
    if (countAll(answer) > 0) return answer
  }
  return typed
}

function maxLacking({ query }: { query: string }): number {
  return isSentence(query.trim()) ? 2 : 1
}

function countAll({ found }: Answer): number {
  return found.cells.reduce((sum, { count }) => sum + count, 0)
}

/**
 * The unknown words. If each is known, only their combination is not, and one that is much rarer than a word beside it
 * may be misspelled.
 */
function chooseMisspelled(checked: CheckedWord[]): CheckedWord[] {
  const correctable = checked.filter(({ corrections }) => corrections.length > 0)
  const unknown = correctable.filter(({ count }) => count === 0)
  if (unknown.length === 0)
    return correctable.filter(({ count, corrections: [best] }) => best && isLikely(best, count))
  return unknown
}

function isLikely({ distance, count }: Correction, typedCount: number): boolean {
  return distance === 1 && count >= Math.max(1, typedCount) * muchMore
}

/** The terms, which may now also be one of the corrections. */
function withCorrections(terms: Terms, checked: CheckedWord[]): Terms {
  const lexemesOf = new Map(
    checked.map(({ word, corrections }) => [word, corrections.flatMap(({ lexemes }) => lexemes)]),
  )
  const correct = (term: WantedTerm): WantedTerm => {
    const single = singleWordOf(term)
    return single ? { ...term, similar: lexemesOf.get(single.word) ?? [] } : term
  }
  return {
    terms: terms.terms.map(correct),
    excluded: terms.excluded,
    contentTerms: terms.contentTerms.map(correct),
  }
}

/** The terms in which these compounds are replaced by their parts. */
function withParts(terms: Terms, parts: ReadonlyMap<string, WantedTerm[]>): Terms {
  const split = (term: WantedTerm) => parts.get(singleWordOf(term)?.word ?? '') ?? [term]
  return {
    terms: terms.terms.flatMap(split),
    excluded: terms.excluded,
    contentTerms: terms.contentTerms.flatMap(split),
  }
}
