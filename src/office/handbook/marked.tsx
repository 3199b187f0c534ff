import { Fragment } from 'react'
import { keyNames } from '#design/keys/key-names.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { Localized } from '#i18n/languages.ts'
import { readMarks } from './marked-text.ts'

/** A text of the handbook in the language of the interface, with its words and keys set apart. */
export function Marked({ text }: { text: Localized }) {
  const language = useLanguage()
  return readMarks(text[language]).map((piece, index) => {
    if (piece.kind === 'word') return <b key={index}>{piece.text}</b>
    if (piece.kind === 'keys') return <Keys key={index} keys={piece.text} />
    return <Fragment key={index}>{piece.text}</Fragment>
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
