import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Status } from '#fields/controls/status.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import type { FormFieldDraft } from '#records/field.ts'
import { formMessages } from '../../messages/forms.ts'
import styles from './builder.module.css'
import type { ControlProps } from '../field-kind.ts'
import { AddField } from './add-field.tsx'
import { BuilderContext, type Builder } from './builder-context.ts'
import { conditionErrorOf } from './condition-errors.ts'
import { FieldCard } from './field-card.tsx'
import { useFieldActions, type FieldActions, type FocusTarget } from './use-field-actions.ts'

/** The fields of a form as a list of cards, of which one can be open. */
export function FormBuilder(
  props: Pick<ControlProps<'formFields'>, 'field' | 'errorOf' | 'shown' | 'onChange'> & {
    fields: readonly FormFieldDraft[]
    stored: readonly FormFieldDraft[]
  },
) {
  const { field: definition, fields, stored, errorOf, shown, onChange } = props
  const { fields: messages } = useLazyMessages(formMessages)
  const builder: Builder = {
    fields,
    storedSlugs: stored.map(({ slug }) => slug),
    errorAt: (at) => errorOf(at, 'within'),
    change: onChange,
    arrange: onChange,
  }
  const actions = useFieldActions(builder)
  const [seen, setSeen] = useState(shown)
  if (shown !== seen) {
    setSeen(shown)
    // A link of the summary leads into a field, which may be closed.
    if (shown && shown.path !== '') actions.show(Number(shown.path.split('.')[0]))
  }
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
    <BuilderContext value={builder}>
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
                hasError={builder.errorAt(String(index)) !== undefined}
                conditionError={conditionErrorOf(fields, index)}
                actions={latest}
              />
            </li>
          ))}
          {removed && removed.index >= count && <li>{undo}</li>}
        </ol>
        {count >= definition.max ? <p>{messages.limit}</p> : <AddField onPick={actions.add} />}
        <Status className="visually-hidden">{actions.spoken}</Status>
      </div>
    </BuilderContext>
  )
}

function RemovedNote({ actions: { removed, restore } }: { actions: FieldActions }) {
  const { fields: messages } = useLazyMessages(formMessages)
  const language = useLanguage()
  if (!removed) return null
  return (
    <p className={styles.removed}>
      {messages.removed(pickLanguage(removed.field.label, language) || messages.unnamed)}
      <StaffButton look="text" data-focus="undo" onClick={restore}>
        {messages.undo}
      </StaffButton>
    </p>
  )
}

function selectorOf({ part, index }: FocusTarget): string {
  if (part === 'undo') return '[data-focus="undo"]'
  if (part === 'label') return `[data-at="${index}.label.de"] input`
  return `[data-field="${index}"] [data-focus="${part}"]`
}
