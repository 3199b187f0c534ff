import { pickLanguage, type Language, type Localized } from './languages.ts'

/** A value in one language: every `{de, en}` inside is replaced with the text itself. */
export type InLanguage<T> = T extends { de: infer Text; en: unknown }
  ? Text
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T

/**
 * Selects one language everywhere in a plain value, with the other language as fallback for missing texts. API calls
 * with a language prefix use the same presenters as all others, followed by this function.
 */
export function inLanguage<T>(value: T, language: Language): InLanguage<T>
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language))
  if (value === null || typeof value !== 'object') return value
  if (isLocalized(value)) return pickLanguage(value, language)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, language)]))
}

function isLocalized(value: object): value is Localized {
  return 'de' in value && 'en' in value && Object.keys(value).length === 2
}
