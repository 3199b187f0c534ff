import { Fragment } from 'react'
import { keyNames } from '#design/keys/key-names.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { Piece } from './chapter.ts'

/** A text of the handbook with its words of the interface and its keys set apart. */
export function Marked({ text }: { text: readonly Piece[] }) {
  return text.map((piece, index) => {
    if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>
    return 'word' in piece ? <b key={index}>{piece.word}</b> : <Keys key={index} keys={piece.keys} />
  })
}

/** The keys of a shortcut under the names that they have on this computer. */
export function Keys({ keys }: { keys: string }) {
  const language = useLanguage()
  return keyNames(keys, language).map((name, index) => (
    <Fragment key={name}>
      {index > 0 && '+'}
      <kbd>{name}</kbd>
    </Fragment>
  ))
}
