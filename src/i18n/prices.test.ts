import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyCodes, currencyPattern, readCurrency } from './currencies.ts'
import { languages } from './languages.ts'
import { priceRange, priceText } from './prices.ts'

describe('A price', () => {
  test.each([
    ['EUR', '29 €', '12,50 €', '29–94 €', '€29', '€12.50', '€29–94'],
    ['GBP', '29 £', '12,50 £', '29–94 £', '£29', '£12.50', '£29–94'],
    ['CHF', 'CHF 29', 'CHF 12.50', 'CHF 29–94', 'CHF 29', 'CHF 12.50', 'CHF 29–94'],
    ['CZK', '29 Kč', '12,50 Kč', '29–94 Kč', 'CZK 29', 'CZK 12.50', 'CZK 29–94'],
    ['DKK', '29 DKK', '12,50 DKK', '29–94 DKK', 'DKK 29', 'DKK 12.50', 'DKK 29–94'],
    ['ISK', '29 ISK', '12,50 ISK', '29–94 ISK', 'ISK 29', 'ISK 12.50', 'ISK 29–94'],
  ])('in %s is written as people expect in each language, without needless cents', (currency, ...texts) => {
    const range = { price_min: 29, price_max: 94, currency }
    expect(
      languages.flatMap((language) => [
        priceText(29, currency, language),
        priceText(12.5, currency, language),
        priceRange(range, language),
      ]),
    ).toEqual(texts)
  })

  test('that is the only one, or missing, is no range', () => {
    const range = { price_min: 29, price_max: 29, currency: 'EUR' }
    expect(priceRange(range, 'de')).toBe('29 €')
    expect(priceRange({ ...range, price_min: null }, 'de')).toBeNull()
  })

  test('is read in the currency in which it was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        fc.constantFrom(...currencyCodes),
        fc.constantFrom(...languages),
        (cents, currency, language) => {
          const text = priceText(cents / 100, currency, language)
          const { rest, other } = readCurrency(text, currency)
          expect({ cents: Math.round(Number(rest.trim().replace(',', '.')) * 100), other }).toEqual({
            cents,
            other: null,
          })
          const elsewhere = currency === 'EUR' ? 'CHF' : 'EUR'
          expect(readCurrency(text, elsewhere)).toEqual({ rest: text, other: currency })
        },
      ),
    )
  })
})

describe('The words of a currency', () => {
  test.each([
    ['25 Franken', 'CHF'],
    ['Fr. 25.–', 'CHF'],
    ['sFr. 25', 'CHF'],
    ['20 quid', 'GBP'],
    ['290 Kronen', 'CZK'],
    ['150 kr.', 'DKK'],
    ['60 zł', 'PLN'],
    ['US$20', 'USD'],
  ] as const)('are read: %s', (text, currency) => {
    expect(readCurrency(text, currency).other).toBeNull()
    expect(readCurrency(text, currency).rest).not.toBe(text)
  })

  test.each(['25 frei', 'Freitag', '25 Krokodile', 'pfundig', 'Eurovision'])('are whole: %s', (text) => {
    for (const currency of currencyCodes)
      expect(readCurrency(text, currency)).toEqual({ rest: text, other: null })
  })

  test('make a pattern without groups', () => {
    for (const currency of [...currencyCodes, 'any'] as const)
      expect(new RegExp(`${currencyPattern(currency)}|`, 'iu').exec('')).toHaveLength(1)
  })
})
