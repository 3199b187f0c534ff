import { defaultFormats } from '#i18n/house-formats.ts'
import { understoodKeys, type UnderstoodKey } from '#contracts/search.ts'
import { readCatalogueNumber } from './catalogue-numbers.ts'
import { dropAskingWords, dropCommonWords, dropEventWords, isGeneric, isSentence } from './common-words.ts'
import { findEqualWords, maxEqualWords } from './find-equal-words.ts'
import { foldWord as fold } from '../fold-text.ts'
import { matchAt } from './pattern.ts'
import { type Piece, splitIntoPieces, tidyText, wordsOf } from './pieces.ts'
import type { Formats, ReadQuestion, Term, Understood } from './question.ts'
import { understandAt } from './understand.ts'

/** Parses the typed text: words, phrases, exclusions, and filters in words. */
export const readQuestion: ReadQuestion = (
  typed,
  { language, today, formats = defaultFormats, literally = [] },
) => {
  const text = tidyText(typed)
  const options = { language, today, formats }
  const pieces = splitIntoPieces(text)
  const keys = new Set(understoodKeys.filter((key) => !literally.includes(key)))
  const { terms, excluded, understood } = takeApart(text, pieces, keys, options)
  const asked = tidyTerms(dropAskingWords(terms, text))
  // Beside a filter, "Konzerte" and "in" add nothing: "Konzerte am Wochenende".
  const isOnlyFiltered = understood.length > 0 && isGeneric(terms, text)
  const allTerms = () => takeApart(text, pieces, new Set(), options).terms
  return {
    terms: isOnlyFiltered ? [] : isSentence(text) ? dropEventWords(asked) : asked,
    excluded: tidyTerms(excluded),
    understood,
    contentTerms: isOnlyFiltered ? tidyTerms(dropAskingWords(allTerms(), text)) : asked,
  }
}

const maxTerms = 12

type ReadingOptions = { language: 'de' | 'en'; today: string; formats: Formats }
type Parts = { terms: Term[]; excluded: Term[]; understood: Understood[] }

function takeApart(text: string, pieces: Piece[], keys: Set<UnderstoodKey>, options: ReadingOptions): Parts {
  const parts: Parts = { terms: [], excluded: [], understood: [] }
  let readUpTo = 0
  for (const [index, piece] of pieces.entries()) {
    if (piece.start < readUpTo) continue
    const found =
      piece.isExcluded || piece.kind === 'quoted' ? null : understandPiece(text, piece, keys, options)
    if (found) {
      keys.delete(found.understood.key)
      parts.understood.push(found.understood)
      readUpTo = found.end
      continue
    }
    const read = readTerm(text, pieces, index)
    readUpTo = read.end
    if (read.term) (piece.isExcluded ? parts.excluded : parts.terms).push(read.term)
  }
  return parts
}

function understandPiece(
  text: string,
  piece: Piece,
  keys: Set<UnderstoodKey>,
  options: ReadingOptions,
): { understood: Understood; end: number } | null {
  if (keys.size === 0 || readCatalogueNumber(text, piece.start)) return null
  const found = understandAt(piece.start, { ...options, text, keys })
  if (!found) return null
  const words = text.slice(piece.start, found.end).trim()
  return { understood: { ...found.meaning, words }, end: found.end }
}

function readTerm(text: string, pieces: Piece[], index: number): { term: Term | null; end: number } {
  const piece = pieces[index]
  if (!piece || piece.kind === 'sign') return { term: null, end: piece?.end ?? 0 }
  if (piece.kind === 'quoted') return { term: phraseOf(piece.text, true), end: piece.end }
  const number = readCatalogueNumber(text, piece.start)
  if (number) return number
  if (isInitial(text, piece) && !piece.isExcluded) return { term: initialOf(piece), end: piece.end }
  return piece.isExcluded ? readExcludedWord(text, piece) : readWords(pieces, index)
}

function isInitial(text: string, { start, end }: Piece): boolean {
  return end - start === 1 && text[end] === '.' && /\p{L}/u.test(text[start] ?? '')
}

function initialOf({ text }: Piece): Term {
  return { text, isPhrase: false, isInitial: true, alternatives: [] }
}

/** A word, or several that the table of synonyms treats as one. */
function readWords(pieces: Piece[], index: number): { term: Term; end: number } {
  const following = pieces.slice(index, index + maxEqualWords)
  const otherThing = following.findIndex(({ kind, isExcluded }) => kind !== 'word' || isExcluded)
  const words = otherThing < 0 ? following : following.slice(0, otherThing)
  const texts = words.map(({ text }) => text.replace(englishOrdinal, ''))
  const { count, alternatives } = findEqualWords(texts)
  const text = texts.slice(0, count).join(' ')
  const term: Term = { text, isPhrase: count > 1, alternatives }
  if ([text, ...alternatives].some((form) => /^\d{1,4}$/.test(form))) term.isNumber = true
  return { term, end: words[count - 1]?.end ?? 0 }
}

/** "5th" is the number 5. */
const englishOrdinal = /(?<=^\d{1,3})(?:st|nd|rd|th)$/i

/** A minus excludes all of a compound: "-d-Moll" excludes "d Moll" and not each d. */
function readExcludedWord(text: string, piece: Piece): { term: Term | null; end: number } {
  const compound = matchAt(compoundPattern, text, piece.start)?.[0] ?? piece.text
  return { term: phraseOf(compound, false), end: piece.start + compound.length }
}

const compoundPattern = /[\p{L}\p{N}]+(?:[-–'’./&][\p{L}\p{N}]+)*/uy

function phraseOf(text: string, isQuoted: boolean): Term | null {
  const words = wordsOf(text)
  if (words.length === 0) return null
  return { text: words.join(' '), isPhrase: isQuoted || words.length > 1, alternatives: [] }
}

function tidyTerms(terms: Term[]): Term[] {
  const unique = new Map(terms.toReversed().map((term) => [`${term.isPhrase} ${fold(term.text)}`, term]))
  return dropCommonWords([...unique.values()].toReversed()).slice(0, maxTerms)
}
