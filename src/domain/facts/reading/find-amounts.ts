import type { Language } from '#i18n/languages.ts'
import type { Mention } from './mention.ts'

/** An amount of money, in cents. `write` says another one the same way. */
export type AmountMention = Mention & { cents: number; write: (cents: number) => string }

const unit = '[\\s\\u00a0]?(?:€|Euros?(?!\\p{L})|EUR(?!\\p{L}))'
const number = {
  de: '(\\d{1,3}(?:\\.\\d{3})+|\\d{1,5})(,\\d\\d|,[–-])?',
  en: '(\\d{1,3}(?:,\\d{3})+|\\d{1,5})(\\.\\d\\d)?',
}
const joined = '[\\s\\u00a0]?(?:–|-|bis|und|to|and)[\\s\\u00a0]?'

const patterns = {
  de: new RegExp(`(?<![\\d.,:€])${number.de}(?=${unit}|${joined}\\d[\\d.,–]*${unit})`, 'giu'),
  en: new RegExp(`(?<![\\d.,:])${number.en}(?=${unit}|${joined}\\d[\\d.,]*${unit})`, 'giu'),
  before: new RegExp(`(?<=(?:€|EUR)[\\s\\u00a0]?)${number.en}(?!\\d)`, 'giu'),
  second: new RegExp(`(?<=(?:€|EUR)[\\s\\u00a0]?\\d+(?:\\.\\d\\d)?${joined})${number.en}(?!\\d)`, 'giu'),
}

/** The amounts of money that a text names. */
export function findAmounts(text: string, language: Language): AmountMention[] {
  const wanted = language === 'de' ? [patterns.de] : [patterns.en, patterns.before, patterns.second]
  const found = new Map<number, AmountMention>()
  for (const pattern of wanted)
    for (const { 0: whole, 1: euros = '', 2: rest = '', index } of text.matchAll(pattern)) {
      const cents = /\d/u.test(rest) ? Number(rest.slice(1)) : 0
      found.set(index, {
        start: index,
        end: index + whole.length,
        cents: Number(euros.replaceAll(/[.,]/gu, '')) * 100 + cents,
        write: (amount) => written(amount, rest, language),
      })
    }
  return [...found.values()].toSorted((one, other) => one.start - other.start)
}

function written(cents: number, rest: string, language: Language): string {
  const euros = String(Math.floor(cents / 100))
  const sign = language === 'de' ? ',' : '.'
  if (cents % 100 !== 0) return `${euros}${sign}${String(cents % 100).padStart(2, '0')}`
  return /\d/u.test(rest) ? `${euros}${sign}00` : `${euros}${rest}`
}
