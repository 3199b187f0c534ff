import { pickLanguage, type Language, type Localized } from './languages.ts'

/** A value as it reads in one language: every `{de, en}` inside has become the text itself. */
export type InLanguage<T> = T extends { de: infer Text; en: unknown }
  ? Text
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T

/**
 * Chooses one language everywhere in a plain value; where a text is missing in it, the other language's stands in.
 * The rule behind the calls with a language prefix: same presenter, then this.
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
