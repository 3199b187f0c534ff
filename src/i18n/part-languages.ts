import type { Localized } from './languages.ts'

/**
 * The languages that a part of a text may be in: those of the titles, texts and names that a concert hall prints. BCP 47
 * codes.
 */
export const partLanguages = [
  'de',
  'en',
  'it',
  'fr',
  'la',
  'es',
  'pt',
  'ru',
  'cs',
  'pl',
  'hu',
  'fi',
  'sv',
  'nb',
  'da',
  'nl',
  'he',
  'el',
  'ja',
] as const
export type PartLanguage = (typeof partLanguages)[number]

export function isPartLanguage(value: unknown): value is PartLanguage {
  return partLanguages.some((code) => code === value)
}

/** The language that a `lang` attribute names, without its region; null for one that is not listed. */
export function partLanguageOf(lang: string): PartLanguage | null {
  const [code = ''] = lang.trim().toLowerCase().split(/[-_]/)
  const written = code === 'no' || code === 'nn' ? 'nb' : code
  return isPartLanguage(written) ? written : null
}

/**
 * The language of the title of a work, if it is the same in both languages of the site: a translated one is in the language
 * of its page.
 */
export function titleLanguageOf(title: Localized, language: unknown): PartLanguage | null {
  return isPartLanguage(language) && (title.en === '' || title.de === title.en) ? language : null
}

/** The name of a listed language in another one. */
export function partLanguageName(code: PartLanguage, language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
}

/** The listed languages with their names in one of them, sorted by these. */
export function partLanguageNames(language: string): { code: PartLanguage; name: string }[] {
  return partLanguages
    .map((code) => ({ code, name: partLanguageName(code, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
}
