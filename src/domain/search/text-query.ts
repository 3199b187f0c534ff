import type { WordForms } from './read-words.server.ts'

/** A word or phrase that is searched for: each alternative is a phrase of one or more words; the first was typed. */
export type WantedTerm = {
  alternatives: WordForms[][]
  /** Corrections, as documents have them. */
  similar: string[]
  /** An initial matches any word that begins with it, however short it is. */
  isBeginning?: boolean
  /** A word in quotes matches only this word, and no longer one. */
  isWhole?: boolean
  /** Whether it is the number of a work. */
  isNumber?: boolean
}

/** Shorter words must be equal, because nearly every text has a word that begins with them. */
const shortestPrefix = 3
/** The same limit for synonyms: "Messe" also searches for "mass", but not for "Massenet". */
const shortestOtherPrefix = 6

/**
 * The text of a `tsquery`: every term must occur. Null when no term is left. `isExact` leaves out words that only begin
 * with or contain the typed ones; `weights` restricts the parts of the document (`AB`).
 */
export function textQueryOf(
  terms: readonly WantedTerm[],
  { isExact = false, weights = '' } = {},
): string | null {
  const wanted = terms.flatMap((term) => anyOf(term, { isExact, weights }) ?? [])
  return wanted.length === 0 ? null : wanted.join(' & ')
}

/** The query for documents in which none of the excluded terms occurs. */
export function without(query: string, excluded: readonly WantedTerm[]): string {
  const unwanted = excluded.flatMap((term) => anyOf(term, { isExact: true, weights: '' }) ?? [])
  return [query, ...unwanted.map((term) => `!${term}`)].join(' & ')
}

function anyOf(
  { alternatives, similar, isBeginning = false, isWhole = false }: WantedTerm,
  { isExact, weights }: { isExact: boolean; weights: string },
): string | null {
  const queries = [
    ...alternatives.map((words, index) =>
      phraseOf(words, {
        isExact: isWhole || (isExact && !isBeginning),
        weights,
        shortest: isBeginning ? 1 : index === 0 ? shortestPrefix : shortestOtherPrefix,
      }),
    ),
    ...similar.map((stem) => quoted(stem, weights)),
  ]
  return queries.length === 0 ? null : `(${queries.join(' | ')})`
}

function phraseOf(
  words: WordForms[],
  { isExact, weights, shortest }: { isExact: boolean; weights: string; shortest: number },
): string {
  const [first] = words
  if (first === undefined || words.length > 1)
    return words.map((word) => wholeWord(word, weights)).join(' <-> ')
  const { word, stem, compounds } = first
  const isNumber = /^\d+$/.test(stem)
  if (isExact || (isNumber && shortest > 1) || stem.length < shortest) return wholeWord(first, weights)
  // Names of persons are no stems: "Tchaikovsky" does not begin with "tchaikovski".
  const beginnings = word.startsWith(stem) ? [stem] : [stem, word]
  return [
    ...beginnings.map((beginning) => quoted(beginning, `*${weights}`)),
    ...compounds.map((compound) => quoted(compound, weights)),
  ].join(' | ')
}

/** A word, as its stem in texts or itself in names of persons. */
function wholeWord({ word, stem }: WordForms, weights: string): string {
  return word === stem ? quoted(stem, weights) : `(${quoted(stem, weights)} | ${quoted(word, weights)})`
}

/** A word in the text of a `tsquery`; `flags` are `*` for a beginning, and weights. */
export function quoted(stem: string, flags = ''): string {
  const lexeme = `'${stem.replaceAll(/['\\]/g, String.raw`\$&`)}'`
  return flags === '' ? lexeme : `${lexeme}:${flags}`
}
