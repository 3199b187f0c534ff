import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { NewForm } from '../../data/records.ts'
import { conditionErrorOf } from './condition-errors.ts'
import { formLimits } from '#contracts/form-limits.ts'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { pickLanguage } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { AddField } from './add-field.tsx'
import { FieldCard } from './field-card.tsx'
import type { FieldActions, FocusTarget } from './use-field-actions.ts'

/** The fields of a form as a list of cards, of which one can be open. */
export function FieldList({ actions }: { actions: FieldActions }) {
  const { fields: messages } = useOfficeMessages().forms
  const { list, removed, focus, focused } = actions
  const fields = useWatch<NewForm, 'fields'>({ name: 'fields' })
  const { errors } = useFormState<NewForm>()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!focus) return
    // A new field is rendered one step later than it is in the list.
    const target = place.current?.querySelector<HTMLElement>(selectorOf(focus))
    if (!target) return
    target.focus()
    focused()
  })
  const count = list.fields.length
  const undo = <RemovedNote actions={actions} />
  return (
    <Box ref={place} sx={{ paddingBlock: 2 }}>
      {count === 0 && !removed && <Typography sx={{ marginBlock: 2 }}>{messages.empty}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
        {list.fields.map(({ id }, index) => (
          <Box component="li" key={id} sx={{ minWidth: 0 }}>
            {removed?.index === index && undo}
            {fields[index] && (
              <FieldCard
                field={fields[index]}
                index={index}
                count={count}
                isOpen={actions.open === index}
                hasError={Boolean(errors.fields?.[index])}
                conditionError={conditionErrorOf(fields, index)}
                actions={latest}
              />
            )}
          </Box>
        ))}
        {removed && removed.index >= count && <li>{undo}</li>}
      </Box>
      <Box sx={{ marginTop: 2 }}>
        <AddField onPick={actions.add} isFull={count >= formLimits.fields} />
      </Box>
      <output className="visually-hidden">{actions.spoken}</output>
    </Box>
  )
}

function RemovedNote({ actions: { removed, restore } }: { actions: FieldActions }) {
  const { fields: messages } = useOfficeMessages().forms
  const language = useLanguage()
  if (!removed) return null
  return (
    <Alert
      severity="info"
      icon={false}
      role="presentation"
      sx={{ marginBottom: 1 }}
      action={
        <Button color="inherit" data-focus="undo" onClick={restore}>
          {messages.undo}
        </Button>
      }
    >
      {messages.removed(pickLanguage(removed.field.label, language) || messages.unnamed)}
    </Alert>
  )
}

function selectorOf({ part, index }: FocusTarget): string {
  if (part === 'undo' || part === 'add') return `[data-focus="${part}"]`
  if (part === 'label') return `[name="fields.${index}.label.de"]`
  return `[data-field="${index}"] [data-focus="${part}"]`
}
