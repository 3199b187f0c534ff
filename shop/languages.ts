export type Language = 'de' | 'en'
export type Localized = Record<Language, string>

export const languages: Language[] = ['de', 'en']

const locales: Localized = { de: 'de-DE', en: 'en-GB' }

export function isLanguage(value: unknown): value is Language {
  return value === 'de' || value === 'en'
}

/** A price, without cents where there are none. Francs are written as in Switzerland. */
export function formatPrice(
  { price, currency }: { price: number; currency: string },
  language: Language,
): string {
  return new Intl.NumberFormat(currency === 'CHF' ? `${language}-CH` : locales[language], {
    style: 'currency',
    currency,
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
