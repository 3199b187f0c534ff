import type { ReactNode, Ref } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { Sign } from '#editor/controls/sign.tsx'
import type { FieldIds } from '#fields/controls/field-frame.tsx'
import styles from './picking.module.css'

/** The title of the chosen record, with buttons to choose another or none. */
export function Picked(props: {
  ids: FieldIds
  title: string
  detail?: string | undefined
  picture?: ReactNode
  isGone?: boolean | undefined
  /** The field's name, for screen readers that announce the button alone. */
  label: string
  /** The word on the button that chooses another record. */
  change?: string | undefined
  changeRef: Ref<HTMLButtonElement>
  isOpen?: boolean | undefined
  onChange: () => void
  onRemove?: (() => void) | undefined
}) {
  const { ids, title, detail, picture, isGone, label, changeRef, isOpen, onChange, onRemove } = props
  const messages = useLazyMessages(editorBlocksMessages)
  const { change = messages.link.change } = props
  return (
    <div className={styles.picked} data-gone={isGone ? '' : undefined}>
      {picture}
      <p className={styles.name}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </p>
      <p className={styles.ways}>
        <button
          ref={changeRef}
          id={ids.id}
          type="button"
          aria-label={`${label}: ${change} (${title})`}
          aria-describedby={ids['aria-describedby']}
          aria-expanded={isOpen}
          onClick={onChange}
        >
          {change}
        </button>
        {onRemove && (
          <button
            type="button"
            aria-label={`${label}: ${messages.link.remove}`}
            title={messages.link.remove}
            onClick={onRemove}
          >
            <Sign name="close" size={15} />
          </button>
        )}
      </p>
    </div>
  )
}
