import { withCurrency } from './currencies.ts'
import type { Language } from './languages.ts'

/** A price without unnecessary cents: "29 €", "12,50 €", "€29", "€12.50", "CHF 29". */
export function priceText(amount: number, currency: string, language: Language): string {
  return withCurrency(digitsOf(amount, currency, language), currency, language)
}

/** A range of prices: "29–94 €", "€29–94", "CHF 29–94"; a single one where both are equal. */
export function priceRange(
  range: { price_min: number | null; price_max: number | null; currency: string },
  language: Language,
): string | null {
  const { price_min: min, price_max: max, currency } = range
  if (min === null) return null
  if (max === null || max === min) return priceText(min, currency, language)
  const digits = [min, max].map((amount) => digitsOf(amount, currency, language))
  return withCurrency(digits.join('–'), currency, language)
}

/** Francs have a point in German, too. */
function digitsOf(amount: number, currency: string, language: Language): string {
  const digits = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return language === 'de' && currency !== 'CHF' ? digits.replace('.', ',') : digits
}
