/**
 * Patterns that are matched at one position of a text. They contain no unbounded repetition, so that a match costs
 * the same in a text of any length.
 */

/** A pattern that matches whole words only, and neither the beginning nor the end of a compound such as "Mai-Konzert". */
export function wholeWords(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}][-'’]|\\d[./:,])(?:${source})(?!['’]?[\\p{L}\\p{N}]|-\\p{L})`, 'iuy')
}

export function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}

/** The word before a position, without the period of an abbreviation; empty if another sign is in between. */
export function wordBefore(text: string, position: number): string {
  return (
    /(?<word>[\p{L}\p{N}]+)\.? $/u.exec(text.slice(Math.max(0, position - 40), position))?.groups?.word ?? ''
  )
}

/** The word after a position; empty if another sign is in between. */
export function wordAfter(text: string, position: number): string {
  return /^ (?<word>[\p{L}\p{N}]+)/u.exec(text.slice(position, position + 40))?.groups?.word ?? ''
}

export function isCapitalized(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}
