import { createContext, useContext } from 'react'
import type { Language } from '#i18n/languages.ts'

type LanguageChoice = { choose: (language: Language) => void }

export const LanguageChoiceContext = createContext<LanguageChoice>({ choose: () => {} })

/** Changes the language of the interface, in this browser. */
export function useLanguageChoice(): LanguageChoice {
  return useContext(LanguageChoiceContext)
}
