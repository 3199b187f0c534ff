import { expect, test } from 'vitest'
import { priceRange, priceText } from './prices.ts'

test('Prices are written as people in each language expect, without needless cents', () => {
  expect(priceText(29, 'EUR', 'de')).toBe('29 €')
  expect(priceText(12.5, 'EUR', 'de')).toBe('12,50 €')
  expect(priceText(12.5, 'EUR', 'en')).toBe('€12.50')
  const range = { price_min: 29, price_max: 94, currency: 'EUR' }
  expect(priceRange(range, 'de')).toBe('29–94 €')
  expect(priceRange(range, 'en')).toBe('€29–94')
  expect(priceRange({ ...range, price_max: 29 }, 'de')).toBe('29 €')
  expect(priceRange({ ...range, price_min: null }, 'de')).toBeNull()
})
