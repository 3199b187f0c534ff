import type { Language } from '#i18n/languages.ts'
import { isRecord, recordsIn } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import { emptyRecord, type Values } from '#records/field.ts'
import { priceCategories } from '#records/shared/price-categories.ts'
import { textIn } from '../fields/localized-value.ts'

/** A set of prices with its name, and that of the hall or the series that has it. */
export type PriceTemplate = { owner: string; name: string; categories: readonly Values[] }

/** The templates of a hall or a series, without those that have no prices. */
export function templatesOf(values: Values, owner: string, language: Language): PriceTemplate[] {
  return recordsIn(values['price_templates']).flatMap(({ name, categories }) => {
    const prices = recordsIn(categories)
    return prices.length > 0 ? [{ owner, name: textIn(name, language), categories: prices }] : []
  })
}

/** Whether an event has these very prices. */
export function hasPricesOf(value: unknown, { categories }: PriceTemplate): boolean {
  return isSame(recordsIn(value), categories)
}

/** Whether an event has no price yet: an empty row of the grid is none. */
export function isWithoutPrices(value: unknown): boolean {
  const empty = emptyRecord(priceCategories.fields)
  return recordsIn(value).every((category) => {
    const name = category['name']
    const isUnnamed = !isRecord(name) || Object.values(name).every((text) => text === '')
    return (
      isUnnamed && (category['amount'] ?? null) === empty.amount && (category['reduced'] ?? null) === null
    )
  })
}
