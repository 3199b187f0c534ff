import { Fragment } from 'react'
import { plainTextOf } from '#i18n/plain-text.ts'
import { diffWords } from './diff-words.ts'

/** A field's old and new text, with additions and removals marked word by word. */
export function ChangedWords({ before, after }: { before: unknown; after: unknown }) {
  return diffWords(textOf(before), textOf(after)).map(({ kind, text }, index) => {
    if (kind === 'same') return text
    const Mark = kind === 'added' ? 'ins' : 'del'
    const words = text.trimStart()
    return (
      // Words have no identity but their position.
      <Fragment key={index}>
        {/* The space before a word is neither struck through nor coloured, unless it is all that has changed. */}
        {words !== '' && text.slice(0, text.length - words.length)}
        <Mark>{words === '' ? text : words}</Mark>
      </Fragment>
    )
  })
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null) return plainTextOf(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
