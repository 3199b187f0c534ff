import { createContext, useContext, type ReactNode } from 'react'
import { defaultLanguage, type Language, type Localized } from './languages.ts'
import type { Messages } from './messages/de.ts'
import { spokenMessages } from './spoken.ts'

const LanguageContext = createContext<Language>(defaultLanguage)

/** Provides the language to its children. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** The messages that every page may need, in the page's language. */
export function useMessages(): Messages {
  return spokenMessages(useLanguage())
}

/** Messages that few pages need, in the page's language: those pages import them from `src/i18n/lazy`. */
export function useLazyMessages<Lazy>(messages: Localized<Lazy>): Lazy {
  return messages[useLanguage()]
}
