import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/** Parses a language code; falls back to the default language. */
export function readLanguage(name: unknown): Language {
  return isLanguage(name) ? name : defaultLanguage
}

/** The language prefix of a page's path. */
export function languageOfPath(path: string): Language {
  return readLanguage(path.split('/')[1])
}

/** The language of an element, by default of the document; for browsers. */
export function languageOf(place: Element = document.documentElement): Language {
  return readLanguage(place.closest<HTMLElement>('[lang]')?.lang)
}
