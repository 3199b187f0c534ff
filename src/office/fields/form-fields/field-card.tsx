import { memo, useRef, type RefObject } from 'react'
import type { FormFieldDraft } from '#records/field.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { formMessages } from '../../messages/forms.ts'
import styles from './builder.module.css'
import { FieldForm } from './field-form.tsx'
import { typeOf } from './field-types.ts'
import type { FieldActions } from './use-field-actions.ts'
import { useFieldDragging } from './use-field-dragging.ts'

type CardProps = {
  field: FormFieldDraft
  index: number
  count: number
  isOpen: boolean
  hasError: boolean
  conditionError: 'later' | 'gone' | null
  /** The latest actions, in a ref, because the actions themselves change with every key. */
  actions: RefObject<FieldActions>
}

/**
 * One field: its name, its type and its actions, and its settings when it is open. It renders only when its own field
 * has changed, because a form can have a hundred of them.
 */
export const FieldCard = memo(function FieldCard(props: CardProps) {
  const { field, index, count, isOpen, hasError, conditionError, actions } = props
  const { fields: messages, types } = useLazyMessages(formMessages)
  const language = useLanguage()
  const card = useRef<HTMLDivElement>(null)
  const grip = useRef<HTMLSpanElement>(null)
  const edge = useFieldDragging({ card, grip, index, actions })
  const name = pickLanguage(field.label, language) || messages.unnamed
  const marks = [
    types[typeOf(field)][0],
    field.required && messages.required,
    !field.visible && messages.hidden,
    field.condition && messages.conditional,
  ].filter(Boolean)
  const moveButton = (part: 'up' | 'down', to: number) => {
    const isOff = to < 0 || to >= count
    return (
      <button
        type="button"
        data-focus={part}
        aria-label={messages[part](name)}
        aria-disabled={isOff}
        onClick={isOff ? undefined : () => actions.current.move(index, to, part)}
      >
        <span aria-hidden="true">{part === 'up' ? '↑' : '↓'}</span>
      </button>
    )
  }
  return (
    <div ref={card} className={styles.card} data-field={index} data-open={isOpen} data-edge={edge}>
      <div className={styles.head}>
        {/* A handle for the pointer; keys have the buttons beside it. */}
        <span ref={grip} aria-hidden="true" title={messages.drag}>
          ⠿
        </span>
        <button
          type="button"
          className={styles.name}
          data-focus="header"
          aria-expanded={isOpen}
          onClick={() => actions.current.toggle(index)}
        >
          <span>{index + 1}</span>
          <span>
            <b>{name}</b>
            <small data-alarm={hasError || undefined}>{marks.join(' · ')}</small>
          </span>
        </button>
        <div>
          {moveButton('up', index - 1)}
          {moveButton('down', index + 1)}
          <button type="button" aria-label={messages.copy(name)} onClick={() => actions.current.copy(index)}>
            {messages.copyIt}
          </button>
          <button
            type="button"
            aria-label={messages.remove(name)}
            onClick={() => actions.current.remove(index)}
          >
            {messages.removeIt}
          </button>
        </div>
      </div>
      {conditionError && (
        <p className={styles.warning}>
          {conditionError === 'gone' ? messages.conditionGone : messages.conditionLater}
        </p>
      )}
      {isOpen && <FieldForm index={index} />}
    </div>
  )
})
