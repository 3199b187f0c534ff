import type { ReactNode, Ref } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { pickingMessages } from '#i18n/lazy/picking.ts'
import { Icon } from '#design/icon/icon.tsx'
import type { FieldIds } from '#fields/controls/field-frame.tsx'
import styles from './picking.module.css'

/** The title of the chosen record, with buttons to choose another or none. */
export function Picked(props: {
  ids: FieldIds
  title: string
  /** The address of its record. */
  href?: string | undefined
  detail?: ReactNode
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
  const { ids, title, href, detail, picture, isGone, label, changeRef, isOpen, onChange, onRemove } = props
  const messages = useLazyMessages(pickingMessages)
  const { change = messages.change } = props
  return (
    <div className={styles.picked} data-gone={isGone ? '' : undefined}>
      {picture}
      <p className={styles.name}>
        {href === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <a className={styles.title} href={href}>
            {title}
          </a>
        )}
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
            aria-label={`${label}: ${messages.remove}`}
            title={messages.remove}
            onClick={onRemove}
          >
            <Icon name="close" size={14} />
          </button>
        )}
      </p>
    </div>
  )
}
