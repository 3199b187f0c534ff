import { foldWord, words } from '#domain/search/index.server.ts'
import type { Token } from './mention.ts'

/** The words of a text, folded as the search folds them. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(words)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
    folded: foldWord(word),
  }))
}
