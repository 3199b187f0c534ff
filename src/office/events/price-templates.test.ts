import { describe, expect, it } from 'vitest'
import { emptyRecord } from '#records/field.ts'
import { priceCategories } from '#records/shared/price-categories.ts'
import { hasPricesOf, isWithoutPrices, templatesOf } from './price-templates.ts'

const categories = [{ name: { de: 'I', en: '' }, amount: 4900, reduced: 2450 }]

describe('The price templates of a hall or a series', () => {
  const values = {
    price_templates: [
      { name: { de: 'Abonnement', en: '' }, categories },
      { name: { de: 'Leer', en: 'Empty' }, categories: [] },
    ],
  }

  it('have the name of the language, or else the German one, and are left out without prices', () => {
    expect(templatesOf(values, 'Großer Saal', 'en')).toEqual([
      { owner: 'Großer Saal', name: 'Abonnement', categories },
    ])
    expect(templatesOf({}, 'Großer Saal', 'de')).toEqual([])
  })

  it('are those of an event that has the very same prices', () => {
    const [template] = templatesOf(values, 'Großer Saal', 'de')
    if (!template) throw new Error('There is no template.')
    expect(hasPricesOf(categories, template)).toBe(true)
    expect(hasPricesOf([{ ...categories[0], amount: 5000 }], template)).toBe(false)
  })
})

it('An event with an empty row of prices has none yet', () => {
  expect(isWithoutPrices([])).toBe(true)
  expect(isWithoutPrices([emptyRecord(priceCategories.fields)])).toBe(true)
  expect(isWithoutPrices(categories)).toBe(false)
})
