import { expect, test } from 'vitest'
import { copyForSeason } from './copy-for-season.ts'

test('A subscription for the next season keeps texts and rules, without concerts, a year later', () => {
  const values = {
    title: { de: 'Freitags', en: 'Fridays' },
    season: 3,
    events: [1, 2],
    short_code: 'fr',
    is_online: true,
    slug: { de: 'freitags', en: 'fridays' },
    choose: 5,
    choice_groups: [{ name: { de: 'Große', en: 'Big' }, series: 1, events: [1], at_least: 1 }],
    price_categories: [{ name: { de: 'A', en: 'A' }, amount: 9900, reduced: null }],
    on_sale_from: '2026-05-01T08:00:00.000Z',
  }
  const copy = copyForSeason(values, 4)
  expect(copy).toMatchObject({
    title: { de: 'Freitags', en: 'Fridays' },
    season: 4,
    choose: 5,
    choice_groups: [{ series: 1, events: [], at_least: 1 }],
    price_categories: [{ amount: 9900 }],
    on_sale_from: '2027-05-01T08:00:00.000Z',
  })
  for (const name of ['events', 'short_code', 'slug', 'is_online']) expect(copy).not.toHaveProperty(name)
})
