import { currencyPattern, type Currency } from '#i18n/currencies.ts'
import type { Language } from '#i18n/languages.ts'
import type { Mention } from './mention.ts'

/** An amount of money, in cents. `write` says another one the same way. */
export type AmountMention = Mention & { cents: number; currency: Currency; write: (cents: number) => string }

const number = {
  de: '(\\d{1,3}(?:\\.\\d{3})+|\\d{1,5})([,.]\\d\\d(?!\\d)|[,.][–-])?',
  en: '(\\d{1,3}(?:,\\d{3})+|\\d{1,5})(\\.\\d\\d(?!\\d))?',
}
const joined = '[\\s\\u00a0]?(?:–|-|bis|und|to|and)[\\s\\u00a0]?'

const patterns = new Map<Currency, ReturnType<typeof patternsOf>>()

function patternsOf(currency: Currency) {
  const mark = `(?<!\\p{L})${currencyPattern(currency)}(?!\\p{L})`
  const unit = `[\\s\\u00a0]?${mark}`
  // "Fr. 27" is a day.
  const before = `(?<=(?<!\\p{L})(?!fr\\.?[\\s\\u00a0])${currencyPattern(currency)}[\\s\\u00a0]?)`
  const second = `(?<=${mark}[\\s\\u00a0]?\\d+(?:[.,]\\d\\d)?${joined})`
  const of = (language: Language) => [
    new RegExp(`(?<![\\d.,:€$£])${number[language]}(?=${unit}|${joined}\\d[\\d.,–]*${unit})`, 'giu'),
    new RegExp(`${before}${number[language]}(?!\\d)`, 'giu'),
    new RegExp(`${second}${number[language]}(?!\\d)`, 'giu'),
  ]
  return { de: of('de'), en: of('en') }
}

/** The amounts of money that a text names in a currency. */
export function findAmounts(text: string, language: Language, currency: Currency): AmountMention[] {
  const known = patterns.get(currency) ?? patternsOf(currency)
  patterns.set(currency, known)
  const found = new Map<number, AmountMention>()
  for (const pattern of known[language])
    for (const { 0: whole, 1: units = '', 2: rest = '', index } of text.matchAll(pattern)) {
      const cents = /\d/u.test(rest) ? Number(rest.slice(1)) : 0
      found.set(index, {
        start: index,
        end: index + whole.length,
        cents: Number(units.replaceAll(/[.,]/gu, '')) * 100 + cents,
        currency,
        write: (amount) => written(amount, rest, pointOf(rest, language, currency)),
      })
    }
  return [...found.values()].toSorted((one, other) => one.start - other.start)
}

function pointOf(rest: string, language: Language, currency: Currency): string {
  return rest[0] ?? (language === 'de' && currency !== 'CHF' ? ',' : '.')
}

function written(cents: number, rest: string, point: string): string {
  const units = String(Math.floor(cents / 100))
  if (cents % 100 !== 0) return `${units}${point}${String(cents % 100).padStart(2, '0')}`
  return /\d/u.test(rest) ? `${units}${point}00` : `${units}${rest}`
}
