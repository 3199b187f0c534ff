export type WordPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** Texts longer than this are shown whole: the table of the search grows with the square of their words. */
const mostWords = 2000

/**
 * What was added to and removed from a text, word by word, by the longest common subsequence. Joined, the same and the
 * added parts are `after`, the same and the removed ones `before`.
 */
export function diffWords(before: string, after: string): WordPart[] {
  const a = wordsOf(before)
  const b = wordsOf(after)
  if (a.length > mostWords || b.length > mostWords)
    return joined([part('removed', before), part('added', after)])
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++
  const middle = diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return joined([
    ...a.slice(0, start).map((word) => part('same', word)),
    ...middle,
    ...a.slice(a.length - end).map((word) => part('same', word)),
  ])
}

function diffMiddle(a: string[], b: string[]): WordPart[] {
  // lengths[i][j]: how many words the rests from i and j on have in common
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const parts: WordPart[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const one = a[i]
    const other = b[j]
    if (one !== undefined && one === other) {
      parts.push(part('same', one))
      i++
      j++
    } else if (one !== undefined && (other === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push(part('removed', one))
      i++
    } else {
      parts.push(part('added', other ?? ''))
      j++
    }
  }
  return parts
}

function part(kind: WordPart['kind'], text: string): WordPart {
  return { kind, text }
}

/** Words with the spaces behind them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

function joined(parts: WordPart[]): WordPart[] {
  const all: WordPart[] = []
  for (const one of parts) {
    if (one.text === '') continue
    const last = all.at(-1)
    if (last?.kind === one.kind) last.text += one.text
    else all.push({ ...one })
  }
  return all
}
