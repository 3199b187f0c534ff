import type { Language } from './languages.ts'

/** A price without unnecessary cents: "29 €", "12,50 €", "€29", "€12.50". */
export function priceText(amount: number, currency: string, language: Language): string {
  const digits = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  const symbol = currency === 'EUR' ? '€' : currency
  return language === 'de'
    ? `${digits.replace('.', ',')} ${symbol}`
    : `${symbol}${symbol === '€' ? '' : ' '}${digits}`
}

/** A range of prices: "29–94 €", "€29–94"; a single one where both are equal. */
export function priceRange(
  range: { price_min: number | null; price_max: number | null; currency: string },
  language: Language,
): string | null {
  const { price_min: min, price_max: max, currency } = range
  if (min === null) return null
  if (max === null || max === min) return priceText(min, currency, language)
  const low = priceText(min, currency, language)
  const high = priceText(max, currency, language)
  return language === 'de' ? `${low.replace(/\s\S+$/, '')}–${high}` : `${low}–${high.replace(/^\D+/, '')}`
}
