import { pickLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'

/** A text in both languages from a value that may be empty. */
export function localizedOf(value: unknown): Localized {
  const given = isRecord(value) ? value : {}
  const text = (one: unknown) => (typeof one === 'string' ? one : '')
  return { de: text(given['de']), en: text(given['en']) }
}

/** The text in a language, or else in the other one. */
export function textIn(value: unknown, language: Language): string {
  return typeof value === 'string' ? value : pickLanguage(localizedOf(value), language)
}
