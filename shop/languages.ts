export type Language = 'de' | 'en'
export type Localized = Record<Language, string>

export const languages: Language[] = ['de', 'en']

const locales: Localized = { de: 'de-DE', en: 'en-GB' }

export function isLanguage(value: unknown): value is Language {
  return value === 'de' || value === 'en'
}

/** A price in euro, without cents where there are none. */
export function formatPrice(price: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price)
}

/** Day and time of an instant in the hall's time zone. */
export function formatTime(instant: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant))
}
