import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useLanguage } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import type { NewForm } from '../../data/records.ts'
import { PageHeading } from '../../frame/page-heading.tsx'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { useEditor } from '../editor-context.ts'
import { FormState } from '../form-state.tsx'
import { FormMenu } from './form-menu.tsx'
import { stateOfForm } from './state-of-form.ts'

/** The form's name, state and actions. It is sticky, so that the save button is always visible. */
export function FormHeading() {
  const { actions: messages, templates, title } = useOfficeMessages().forms
  const language = useLanguage()
  const { stored, save } = useEditor()
  const name = useWatch<NewForm, 'title'>({ name: 'title' })
  const { isSubmitting, isDirty } = useFormState<NewForm>()
  const [openedAt] = useState(() => new Date())
  return (
    <Box
      sx={{
        position: { xs: 'static', sm: 'sticky' },
        top: 48,
        zIndex: 3,
        backgroundColor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
        marginBottom: 2,
      }}
    >
      <PageHeading title={pickLanguage(name, language) || (stored ? title : templates.title)}>
        {stored && <FormState state={stateOfForm(stored, openedAt)} />}
        {stored && isDirty && (
          <Typography variant="body2" color="textSecondary">
            {messages.unsaved}
          </Typography>
        )}
        {stored && <FormMenu form={stored} />}
        <Button
          variant="contained"
          // On a phone the heading scrolls away, and the button stays.
          sx={{ position: { xs: 'fixed', sm: 'static' }, bottom: 16, right: 16, zIndex: 4 }}
          aria-disabled={isSubmitting}
          onClick={save}
        >
          {isSubmitting ? messages.saving : messages.save}
        </Button>
      </PageHeading>
    </Box>
  )
}
