import { createContext, useContext, type ReactNode } from 'react'
import { defaultLanguage, type Language } from './languages.ts'
import type { Messages } from './messages/de.ts'
import { spokenMessages } from './spoken.ts'

const LanguageContext = createContext<Language>(defaultLanguage)

/** The language of everything below it. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

export function useMessages(): Messages {
  return spokenMessages(useLanguage())
}
