import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { anchorOf, withoutOthers } from './anchor-name.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import styles from '#fields/controls/controls.module.css'
import { useTyped } from '#fields/controls/use-typed.ts'

/** The anchor that links to a block use, with a suggestion made from its headline. */
export function AnchorField(props: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: string
  /** The text that the suggestion is made from. */
  from: string
  /** The anchors of all other blocks on the page. */
  taken?: readonly string[]
  onChange: (value: string) => void
}) {
  const { label, hint, error, value, from, taken = [], onChange } = props
  const messages = useLazyMessages(editorBlocksMessages)
  const { text, type } = useTyped(value, onChange)
  const suggestion = anchorOf(from)
  return (
    <FieldFrame
      {...{ label, hint }}
      error={text !== '' && taken.includes(text) ? messages.anchor.taken : error}
      aside={
        suggestion !== '' &&
        suggestion !== text && (
          <button type="button" className={styles.suggestion} onClick={() => type(suggestion)}>
            {messages.anchor.suggest(suggestion)}
          </button>
        )
      }
    >
      {(ids) => (
        <span className={styles.prefixed}>
          <span aria-hidden="true">#</span>
          <input
            {...ids}
            type="text"
            value={text}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => type(withoutOthers(target.value))}
          />
        </span>
      )}
    </FieldFrame>
  )
}
