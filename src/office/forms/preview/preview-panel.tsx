import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { LanguageProvider, useLanguage } from '#i18n/language-context.tsx'
import { languages, type Language } from '#i18n/languages.ts'
import type { NewForm } from '../../data/records.ts'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { previewForm } from './preview-form.ts'
import { VisitorsView } from './visitors-view.tsx'

/** The form in its present state, in one of the two languages. */
export function PreviewPanel() {
  const { preview: messages, languages: names } = useOfficeMessages().forms
  const [language, setLanguage] = useState<Language>(useLanguage())
  // The preview may lag behind while somebody types.
  const draft = useDeferredValue(useWatch<NewForm>())
  const form = previewForm(completed(draft), language)
  return (
    <Box component="section" aria-labelledby="preview-title" sx={{ paddingBlock: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBottom: 1 }}>
        <Typography id="preview-title" variant="h2" sx={{ flex: 1 }}>
          {messages.title}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          aria-label={messages.language}
          onChange={(_, chosen: Language | null) => chosen && setLanguage(chosen)}
        >
          {languages.map((each) => (
            <ToggleButton key={each} value={each}>
              {names[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
        {messages.hint}
      </Typography>
      <LanguageProvider language={language}>
        <div lang={language}>
          <Typography variant="h3" component="p" sx={{ marginBottom: 1, overflowWrap: 'anywhere' }}>
            {form.title}
          </Typography>
          <VisitorsView key={language} form={form} />
        </div>
      </LanguageProvider>
    </Box>
  )
}

/** The form contains all of its values from the start; the library types them as if some could be missing. */
function completed(draft: unknown): NewForm {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return draft as NewForm
}
