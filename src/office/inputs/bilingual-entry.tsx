import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { languages, type Language } from '#i18n/languages.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { TextEntry, type EntryProps } from './text-entry.tsx'

type BilingualProps = Omit<EntryProps, 'lang' | 'onType'> & {
  onType?: (language: Language, value: string) => void
}

/** A text in both languages, side by side, or stacked on narrow screens. */
export function BilingualEntry({ name, label, onType, ...rest }: BilingualProps) {
  const { forms: messages } = useOfficeMessages()
  return (
    <TwoColumns>
      {languages.map((language) => (
        <TextEntry
          key={language}
          {...rest}
          name={`${name}.${language}`}
          label={`${label} (${messages.languages[language]})`}
          lang={language}
          onType={onType && ((value) => onType(language, value))}
        />
      ))}
    </TwoColumns>
  )
}

export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        // Wide enough for the longest label.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
        columnGap: 2,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  )
}
