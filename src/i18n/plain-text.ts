/** The text of a rich text or of any stored content, without marks: for search and descriptions. */
export function plainTextOf(node: unknown): string {
  let words = ''
  const waiting: unknown[] = [node]
  const seen = new Set<unknown>() // stored content is not circular; guards against values that are
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (next === space) words += ' '
    if (typeof next !== 'object' || next === null || seen.has(next)) continue
    seen.add(next)
    if (Array.isArray(next)) for (let index = next.length - 1; index >= 0; index--) waiting.push(next[index])
    // Marks can begin inside a word; only other nodes separate words.
    else if ('text' in next && typeof next.text === 'string') words += next.text
    else {
      words += ' '
      waiting.push(space)
      if ('content' in next) waiting.push(next.content)
    }
  }
  return words.replace(/\s+/g, ' ').trim()
}

const space = Symbol('space')

/** Shortens a text to whole words, with an ellipsis if something was cut. */
export function excerptOf(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/[\s,;:–-]+$/, '')}…`
}

/**
 * A text without unreadable characters: control characters (a null byte cannot be stored), lone surrogates, and
 * bidirectional overrides, which can disguise a text as another one.
 */
export function cleanText(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, '').replace(unreadable, ' ')
}

/** All control characters except tab and line feed, line and paragraph separators, lone surrogates. */
const unreadable = /(?:(?![\t\n])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}])+/gu
