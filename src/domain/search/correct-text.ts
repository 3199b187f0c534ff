import type { CheckedWord } from './correct-words.server.ts'
import { foldWord, words } from './fold-text.ts'

/** The typed text with misspelled words replaced by their best corrections; null when none is replaced. */
export function correctText(text: string, checked: readonly CheckedWord[]): string | null {
  const spellings = new Map(checked.map(({ word, corrections: [best] }) => [word, best?.spelling]))
  const corrected = text.replaceAll(words, (typed) => spellings.get(foldWord(typed)) ?? typed)
  return corrected === text ? null : corrected
}
