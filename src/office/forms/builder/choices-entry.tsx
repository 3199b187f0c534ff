import { Box, Typography } from '@mui/material'
import { languages } from '#i18n/languages.ts'
import type { FieldDraft } from '../../data/records.ts'
import { TwoColumns } from '../../inputs/bilingual-entry.tsx'
import { LinesEntry } from '../../inputs/lines-entry.tsx'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'

/** The choices of a field, one per line, with both languages side by side; their numbers are compared. */
export function ChoicesEntry({ at, field }: { at: string; field: FieldDraft }) {
  const { fields: messages, languages: names } = useOfficeMessages().forms
  const count = (language: 'de' | 'en') =>
    field.choices[language].filter((choice) => choice.trim() !== '').length
  const differs = count('de') !== count('en')
  return (
    <Box sx={{ marginBlock: 1 }}>
      <TwoColumns>
        {languages.map((language) => (
          <LinesEntry
            key={language}
            name={`${at}.choices.${language}`}
            label={`${messages.choices} (${names[language]})`}
            help={`${messages.choicesCount(count(language))}. ${messages.choicesHint}`}
            rows={4}
            lang={language}
          />
        ))}
      </TwoColumns>
      <Typography variant="body2" color="error" aria-live="polite">
        {differs ? messages.choicesDiffer(count('de'), count('en')) : ''}
      </Typography>
    </Box>
  )
}
