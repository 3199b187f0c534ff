import { diffArrays } from 'diff'

export type WordPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** Texts with more differing words are shown whole: the running time grows with the number of differences. */
const maxDifferences = 2000

/**
 * The word-by-word difference of two texts. The same and the added parts, joined, are `after`; the same and the removed
 * ones are `before`.
 */
export function diffWords(before: string, after: string): WordPart[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: maxDifferences })
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

/**
 * Words, each with the white space before it, and the punctuation after them: what is added at the end of a text leaves
 * its last word as it was, and so does a comma.
 */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S*[\p{L}\p{M}\p{N}]|\s*[^\s\p{L}\p{M}\p{N}]+|\s+/gu) ?? []
}
