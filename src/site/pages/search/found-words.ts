/** A piece of a text, and whether it matches the search. */
export type Piece = { text: string; isFound: boolean }

/**
 * Splits a text into pieces at words that start with one of the searched words; accents and case are ignored, so that
 * "dvorak" is found in "Dvořák". Words of one letter are ignored.
 */
export function splitByFoundWords(text: string, query: string): Piece[] {
  const words = query.split(/[^\p{L}\p{N}]+/u).map(fold)
  const searched = new Set(words.filter((word) => word.length > 1))
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (![...searched].some((start) => fold(word).startsWith(start))) continue
    if (index > end) pieces.push({ text: text.slice(end, index), isFound: false })
    pieces.push({ text: word, isFound: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFound: false })
  return pieces
}

function fold(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
}
