/** A piece of a text, and whether it has been typed. */
export type Piece = { text: string; isTyped: boolean }

/**
 * Splits a text into pieces at the beginnings of words that have been typed; accents and case are ignored, so that
 * "dvor" is found in "Dvořák".
 */
export function splitAtTyped(text: string, typed: string): Piece[] {
  const starts = typed
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(foldText)
    .filter((start) => start !== '')
    .toSorted((one, other) => other.length - one.length)
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const start = starts.find((one) => foldText(word).startsWith(one))
    if (start === undefined) continue
    if (index > end) pieces.push({ text: text.slice(end, index), isTyped: false })
    end = index + lengthOfStart(word, start)
    pieces.push({ text: text.slice(index, end), isTyped: true })
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isTyped: false })
  return pieces
}

/** A text without accents and in lower case, as people type it. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđ]/g, (letter) => letters[letter] ?? letter)
}

/** Letters that are typed as others, but are no others with an accent. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** How many letters of the word its folded beginning covers: accents belong to the letter before them. */
function lengthOfStart(word: string, foldedStart: string): number {
  let length = 0
  for (const letter of word.match(/\P{M}\p{M}*/gu) ?? []) {
    if (foldText(word.slice(0, length)).length >= foldedStart.length) break
    length += letter.length
  }
  return length
}
