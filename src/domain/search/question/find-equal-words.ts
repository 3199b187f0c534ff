import { equalWords } from './equal-words.ts'
import { foldWord as fold } from '../fold-text.ts'

type Entry = { words: string[]; alternatives: string[] }

/**
 * The row of synonyms that the words begin with, and how many of them it covers; the longest wins. So "magic flute"
 * is one thing, which may also be called "Zauberflöte".
 */
export function findEqualWords(words: string[]): { count: number; alternatives: string[] } {
  const folded = words.map(fold)
  const entry = entriesByFirstWord
    .get(folded[0] ?? '')
    ?.find((candidate) => candidate.words.every((word, index) => word === folded[index]))
  if (entry) return { count: entry.words.length, alternatives: entry.alternatives }
  return { count: 1, alternatives: replaceParts(folded[0] ?? '') }
}

/** Shorter parts are too often a coincidental part of another word. */
const shortestPart = 5
const maxReplaced = 16

/** A compound whose first or last part is replaced by its synonyms: "Cellosuite" is "Violoncellosuite". */
function replaceParts(compound: string): string[] {
  const replaced = singleWords.flatMap(({ word, others }) => {
    if (word.length < shortestPart || compound.length < word.length + shortestPart - 1) return []
    if (compound.startsWith(word)) return others.map((other) => other + compound.slice(word.length))
    if (compound.endsWith(word)) return others.map((other) => compound.slice(0, -word.length) + other)
    return []
  })
  return [...new Set(replaced)].slice(0, maxReplaced)
}

const entriesByFirstWord = new Map<string, Entry[]>()
for (const row of equalWords) {
  for (const form of row) {
    const words = form.split(' ').map(fold)
    const [first = ''] = words
    const alternatives = row.filter((other) => fold(other) !== fold(form))
    const entries = [...(entriesByFirstWord.get(first) ?? []), { words, alternatives }]
    entriesByFirstWord.set(
      first,
      entries.toSorted((a, b) => b.words.length - a.words.length),
    )
  }
}

/** The forms of one word, with the other such forms of their rows; the longest first. */
const singleWords = equalWords
  .flatMap((row) => {
    const words = row.map(fold).filter((form) => /^\p{L}+$/u.test(form))
    return words.map((word) => ({ word, others: words.filter((other) => other !== word) }))
  })
  .toSorted((a, b) => b.word.length - a.word.length)

/** The number of words of the longest form. */
export const maxEqualWords = Math.max(...equalWords.flat().map((form) => form.split(' ').length))
