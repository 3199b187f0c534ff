/** The words of a rich text or of any stored content, without its marks: for search and descriptions. */
export function plainTextOf(node: unknown): string {
  let words = ''
  const waiting: unknown[] = [node]
  const seen = new Set<unknown>() // stored content has no circles; a value that has some still comes to an end
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (next === space) words += ' '
    if (typeof next !== 'object' || next === null || seen.has(next)) continue
    seen.add(next)
    if (Array.isArray(next)) for (let index = next.length - 1; index >= 0; index--) waiting.push(next[index])
    // Marks may begin inside a word; only other nodes part words.
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

/** Shortens to whole words, with an ellipsis where something was left out. */
export function excerptOf(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/[\s,;:–-]+$/, '')}…`
}

/**
 * A text without what nobody can read in it: control characters (a null byte can't be stored), halves of characters,
 * and the controls that turn the direction of writing around, by which a text can be made to look like another one.
 */
export function cleanText(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, '').replace(unreadable, ' ')
}

/** All controls but tab and line feed, line and paragraph separators, single surrogates. */
const unreadable = /(?:(?![\t\n])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}])+/gu
