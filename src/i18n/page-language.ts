import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/** The language that a text names; the default where it names none. */
export function readLanguage(name: unknown): Language {
  return isLanguage(name) ? name : defaultLanguage
}

/** The language at the beginning of a page's path. */
export function languageOfPath(path: string): Language {
  return readLanguage(path.split('/')[1])
}

/** The language that a place of the document is in, without one the document itself; for browsers. */
export function languageOf(place: Element = document.documentElement): Language {
  return readLanguage(place.closest<HTMLElement>('[lang]')?.lang)
}
