import type { UntruePlace } from '#contracts/office-facts.ts'

/** A piece of a text: as it is, or words that are not true, with what takes their place. */
export type Piece = { text: string; isUntrue: boolean; instead: string | null }

/** How much of a paragraph is shown around what is not true. */
const around = 90

/** The part of a paragraph around what is not true, in pieces. */
export function excerptPieces({ text, untrue }: Pick<UntruePlace, 'text' | 'untrue'>): Piece[] {
  const [first, last] = [untrue[0], untrue.at(-1)]
  if (text === null || !first || !last) return []
  const before = text.lastIndexOf(' ', first.start - around) + 1
  const start = first.start > around ? before : 0
  const after = text.indexOf(' ', last.end + around)
  const end = after === -1 ? text.length : after
  const pieces: Piece[] = []
  const add = (from: number, to: number) => {
    if (from < to) pieces.push({ text: text.slice(from, to), isUntrue: false, instead: null })
  }
  if (start > 0) pieces.push({ text: '… ', isUntrue: false, instead: null })
  let at = start
  for (const one of untrue) {
    add(at, one.start)
    pieces.push({ text: one.words, isUntrue: true, instead: one.instead })
    at = one.end
  }
  add(at, end)
  if (end < text.length) pieces.push({ text: ' …', isUntrue: false, instead: null })
  return pieces
}
