import { Box, Tab, Tabs, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { NewForm } from '../../data/records.ts'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { FieldList } from '../builder/field-list.tsx'
import { useFieldActions } from '../builder/use-field-actions.ts'
import { fieldIndexOf, listErrors, panelOf, type Panel } from '../form-errors.ts'
import { PreviewPanel } from '../preview/preview-panel.tsx'
import { MailsPanel } from '../settings/mails-panel.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { FormErrorSummary } from './error-summary.tsx'

/** The parts of a form, with the preview beside them, or as a separate part on narrow screens. */
export function FormEditor() {
  const { tabs: messages } = useOfficeMessages().forms
  const isWide = useMediaQuery('(min-width: 1200px)')
  const { setFocus } = useFormContext<NewForm>()
  const { errors } = useFormState<NewForm>()
  const [chosen, setChosen] = useState<Panel | 'preview'>('fields')
  const panel = isWide && chosen === 'preview' ? 'fields' : chosen
  const actions = useFieldActions()
  const listed = listErrors(errors)

  const goTo = (name: string) => {
    const index = fieldIndexOf(name)
    setChosen(panelOf(name))
    if (index !== null) actions.show(index)
    // Waits until the field is rendered.
    setTimeout(() => setFocus(nameOfInput(name)))
  }
  const panels: (Panel | 'preview')[] = ['fields', 'settings', 'mails']
  if (!isWide) panels.push('preview')
  const labelOf = (one: Panel | 'preview') => {
    const count = listed.filter(({ name }) => panelOf(name) === one).length
    return count > 0 ? `${messages[one]} (${count})` : messages[one]
  }
  return (
    <>
      <FormErrorSummary onGoTo={goTo} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: isWide ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)',
          columnGap: 4,
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Tabs
            value={panel}
            onChange={(_, next: Panel | 'preview') => setChosen(next)}
            variant="scrollable"
            allowScrollButtonsMobile
            aria-label={Object.values(messages).join(', ')}
            sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
          >
            {panels.map((one) => (
              <Tab
                key={one}
                value={one}
                label={labelOf(one)}
                id={`tab-${one}`}
                aria-controls={`panel-${one}`}
              />
            ))}
          </Tabs>
          <Box role="tabpanel" id={`panel-${panel}`} aria-labelledby={`tab-${panel}`}>
            {panel === 'fields' && <FieldList actions={actions} />}
            {panel === 'settings' && <SettingsPanel />}
            {panel === 'mails' && <MailsPanel />}
            {panel === 'preview' && <PreviewPanel />}
          </Box>
        </Box>
        {isWide && (
          <Box sx={{ position: 'sticky', top: 56, maxHeight: 'calc(100vh - 64px)', overflowY: 'auto' }}>
            <PreviewPanel />
          </Box>
        )}
      </Box>
    </>
  )
}

/** The input for an error: a list has one for all of its lines, a composite value the first of its parts. */
function nameOfInput(name: string): keyof NewForm {
  // The names come from the server, so the compiler cannot know them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return name.replace(/(choices\.(de|en)|copies_to|condition)\..*$/, '$1') as keyof NewForm
}
