import { plainTextOf } from '#i18n/plain-text.ts'
import { diffWords } from './diff-words.ts'

/** A field's old and new text, with additions and removals marked word by word. */
export function ChangedWords({ before, after }: { before: unknown; after: unknown }) {
  return diffWords(textOf(before), textOf(after)).map(({ kind, text }, index) => {
    // Words have no identity but their position.
    // oxlint-disable-next-line react/no-array-index-key
    if (kind === 'added') return <ins key={index}>{text}</ins>
    // oxlint-disable-next-line react/no-array-index-key
    if (kind === 'removed') return <del key={index}>{text}</del>
    return text
  })
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null) return plainTextOf(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
