import { isLanguage, type Language } from './languages.ts'

const key = 'editor-language'

/** The interface's language in this browser: the one chosen here, or else the account's. */
export function readInterfaceLanguage(fallback: Language): Language {
  try {
    const chosen = localStorage.getItem(key)
    return isLanguage(chosen) ? chosen : fallback
  } catch {
    return fallback
  }
}

export function keepInterfaceLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}
