import { tokensOf } from './text-tokens.ts'

/**
 * Whether an edit of a text begins its next word: it adds a space or a paragraph after a letter. An undo then takes back
 * the word with the space before it, as in other editors.
 */
export function beginsWord(before: unknown, after: unknown): boolean {
  const [was, is] = [plainOf(before), plainOf(after)]
  if (is.length <= was.length) return false
  let same = 0
  while (same < was.length && was[same] === is[same]) same++
  return /\s/.test(is[same] ?? '') && /\S/.test(is[same - 1] ?? '')
}

/** The words of a text with a line feed for each paragraph; empty for any other value. */
function plainOf(value: unknown): string {
  const tokens = tokensOf(value) ?? []
  return tokens
    .map((token) => (token.kind === 'word' ? token.text : token.kind === 'open' ? '\n' : ''))
    .join('')
}
