import { useEffect, useLayoutEffect, useRef } from 'react'
import { formLimits } from '#contracts/form-limits.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { formMessages } from '../../messages/forms.ts'
import { useEditor } from '../editor/use-form-editor.ts'
import { errorAt } from '../form-errors.ts'
import styles from '../forms.module.css'
import { AddField } from './add-field.tsx'
import { conditionErrorOf } from './condition-errors.ts'
import { FieldCard } from './field-card.tsx'
import type { FieldActions, FocusTarget } from './use-field-actions.ts'

/** The fields of a form as a list of cards, of which one can be open. */
export function FieldList({ actions }: { actions: FieldActions }) {
  const { fields: messages } = useLazyMessages(formMessages)
  const {
    draft: { fields },
    errors,
  } = useEditor()
  const { removed, focus, focused } = actions
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!focus) return
    place.current?.querySelector<HTMLElement>(selectorOf(focus))?.focus()
    focused()
  })
  const count = fields.length
  const undo = <RemovedNote actions={actions} />
  return (
    <div ref={place} className={styles.fields}>
      {count === 0 && !removed && <p>{messages.empty}</p>}
      <ol>
        {fields.map((field, index) => (
          // A field has no name of its own that lasts, and nothing in a card does.
          <li key={index}>
            {removed?.index === index && undo}
            <FieldCard
              {...{ field, index, count }}
              isOpen={actions.open === index}
              hasError={errorAt(errors, `fields.${index}`) !== undefined}
              conditionError={conditionErrorOf(fields, index)}
              actions={latest}
            />
          </li>
        ))}
        {removed && removed.index >= count && <li>{undo}</li>}
      </ol>
      {count >= formLimits.fields ? <p>{messages.limit}</p> : <AddField onPick={actions.add} />}
      <output className="visually-hidden">{actions.spoken}</output>
    </div>
  )
}

function RemovedNote({ actions: { removed, restore } }: { actions: FieldActions }) {
  const { fields: messages } = useLazyMessages(formMessages)
  const language = useLanguage()
  if (!removed) return null
  return (
    <p className={styles.removed}>
      {messages.removed(pickLanguage(removed.field.label, language) || messages.unnamed)}
      <button type="button" data-focus="undo" onClick={restore}>
        {messages.undo}
      </button>
    </p>
  )
}

function selectorOf({ part, index }: FocusTarget): string {
  if (part === 'undo') return '[data-focus="undo"]'
  if (part === 'label') return `[data-at="fields.${index}.label.de"] input`
  return `[data-field="${index}"] [data-focus="${part}"]`
}
