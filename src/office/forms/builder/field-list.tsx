import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { formLimits } from '#contracts/form-limits.ts'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { pickLanguage } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { AddField } from './add-field.tsx'
import { FieldCard } from './field-card.tsx'
import type { FieldActions, FocusTarget } from './use-field-actions.ts'

/** The fields of a form as a list of cards, one of which can be open. */
export function FieldList({ actions }: { actions: FieldActions }) {
  const { fields: words } = useOfficeMessages().forms
  const { list, removed, focus, focused } = actions
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!focus) return
    place.current?.querySelector<HTMLElement>(selectorOf(focus))?.focus()
    focused()
  }, [focus, focused])
  const count = list.fields.length
  const undo = <RemovedNote actions={actions} />
  return (
    <Box ref={place} sx={{ paddingBlock: 2 }}>
      {count === 0 && !removed && <Typography sx={{ marginBlock: 2 }}>{words.empty}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
        {list.fields.map(({ id }, index) => (
          <Box component="li" key={id} sx={{ minWidth: 0 }}>
            {removed?.index === index && undo}
            <FieldCard index={index} count={count} actions={actions} />
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
  const { fields: words } = useOfficeMessages().forms
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
          {words.undo}
        </Button>
      }
    >
      {words.removed(pickLanguage(removed.field.label, language) || words.unnamed)}
    </Alert>
  )
}

function selectorOf({ part, index }: FocusTarget): string {
  if (part === 'undo' || part === 'add') return `[data-focus="${part}"]`
  if (part === 'label') return `[name="fields.${index}.label.de"]`
  return `[data-field="${index}"] [data-focus="${part}"]`
}
