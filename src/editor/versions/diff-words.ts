import { diffArrays } from 'diff'

export type WordPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** Texts that differ in more words than this are shown whole: the search takes time by the differences it finds. */
const mostDifferences = 2000

/**
 * What was added to and removed from a text, word by word. Joined, the same and the added parts are `after`, the same
 * and the removed ones `before`.
 */
export function diffWords(before: string, after: string): WordPart[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: mostDifferences })
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

/** Words with the spaces behind them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}
