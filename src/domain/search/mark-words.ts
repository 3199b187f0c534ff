import { excerptOf } from '#i18n/plain-text.ts'
import { foldText, foldWord, words } from './fold-text.ts'
import type { WantedTerm } from './text-query.ts'

/** The places of words in a text: start and end, in UTF-16 units. */
export type Marks = [number, number][]

/** The folded beginnings of words that were searched for, and parts that longer words may contain. */
export type SearchedWords = { beginnings: string[]; parts: string[] }

/** What to mark for these terms: the same words as the index finds. */
export function searchedWordsOf(terms: WantedTerm[]): SearchedWords {
  const forms = terms.flatMap(({ alternatives }) => alternatives.flat())
  return {
    beginnings: [...forms.map(({ stem }) => stem), ...terms.flatMap(({ similar }) => similar)],
    parts: forms.filter(({ compounds }) => compounds.length > 0).map(({ stem }) => stem),
  }
}

/** The places of the searched words in a text. A word of one letter or digit is marked only if it is the whole word. */
export function markWords(text: string, { beginnings, parts }: SearchedWords): Marks {
  const marks: Marks = []
  for (const { 0: word, index } of text.matchAll(words)) {
    const folded = foldWord(word)
    const isFound =
      beginnings.some((start) => (isWhole(start) ? folded === start : folded.startsWith(start))) ||
      parts.some((part) => folded.includes(part))
    if (isFound) marks.push([index, index + word.length])
  }
  return marks
}

const excerptLength = 180
const lengthBefore = 60

/**
 * The part of a document's texts that shows why it was found: around the first searched word of the body, else those
 * names that were searched for, else the beginning of the body. `names` are the first line, separated by " · "; what
 * title and byline already contain is left out.
 */
export function findExcerpt(
  { title, byline, names, body }: { title: string; byline: string | null; names: string; body: string },
  searched: SearchedWords,
): string {
  const [first] = markWords(body, searched)
  if (first) return excerptAround(body, first[0])
  const said = foldText(`${title} ${byline ?? ''}`)
  const [shown = ''] = names.split('\n')
  const named = shown
    .split(' · ')
    .filter((name) => markWords(name, searched).length > 0 && !said.includes(foldText(name)))
  return excerptOf(named.length > 0 ? named.join(' · ') : body, excerptLength)
}

function excerptAround(text: string, place: number): string {
  if (place <= lengthBefore) return excerptOf(text, excerptLength)
  const start = text.indexOf(' ', place - lengthBefore) + 1
  return `… ${excerptOf(text.slice(start > place ? place : start), excerptLength)}`
}

function isWhole(word: string): boolean {
  return word.length < 2 || /^\d+$/.test(word)
}
