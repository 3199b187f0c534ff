import { isLanguage, type Language } from '#i18n/languages.ts'

const key = 'editor-language'

/** In which language the tools speak in this browser: as chosen here, or else as the account says. */
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
    // Then only until the page is left.
  }
}
