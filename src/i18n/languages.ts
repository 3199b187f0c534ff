/** The languages of the site; the first one is the default (specification, section 9). */
export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'de'

/** A text in every language of the site. */
export type Localized<T = string> = Record<Language, T>

/** The name of each language, and its codes: BCP 47 for `hreflang` and Intl, `og` for Open Graph. */
export const locales: Record<Language, { code: Language; name: string; iso: string; og: string }> = {
  de: { code: 'de', name: 'Deutsch', iso: 'de-DE', og: 'de_DE' },
  en: { code: 'en', name: 'English', iso: 'en-US', og: 'en_US' },
}

export function isLanguage(value: unknown): value is Language {
  return value === 'de' || value === 'en'
}

export function otherLanguage(language: Language): Language {
  return language === 'de' ? 'en' : 'de'
}

/** The text in `language`, or the other language's if it is empty, so that visitors never see an empty text. */
export function pickLanguage(text: Localized, language: Language): string
export function pickLanguage(text: Localized | null | undefined, language: Language): string | null
export function pickLanguage(text: Localized | null | undefined, language: Language): string | null {
  if (!text) return null
  return text[language] || text[otherLanguage(language)]
}

/** Builds one value per language. */
export function perLanguage<T>(make: (language: Language) => T): Localized<T> {
  return { de: make('de'), en: make('en') }
}
