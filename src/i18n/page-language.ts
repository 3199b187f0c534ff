import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/** Parses a language code; falls back to the default language. */
export function readLanguage(name: unknown): Language {
  return isLanguage(name) ? name : defaultLanguage
}

/** The language that an `Accept-Language` header prefers among those of the site. */
export function preferredLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const quality = parameters.find((one) => one.startsWith('q='))
    return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality.slice(2)) }
  })
  const known = wishes.filter(({ language, quality }) => isLanguage(language) && quality > 0)
  return readLanguage(known.toSorted((one, other) => other.quality - one.quality)[0]?.language)
}

/** The language prefix of a page's path. */
export function languageOfPath(path: string): Language {
  return readLanguage(path.split('/')[1])
}

/** The language of an element, by default of the document; for browsers. */
export function languageOf(place: Element = document.documentElement): Language {
  return readLanguage(place.closest<HTMLElement>('[lang]')?.lang)
}
