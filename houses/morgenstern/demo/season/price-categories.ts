import type { EventFields } from '#demo/plan.ts'

type Category = NonNullable<EventFields['priceCategories']>[number]

const names = ['I', 'II', 'III', 'IV'].map((number) => ({
  de: `Preisgruppe ${number}`,
  en: `Price group ${number}`,
}))
export const samePrice = { de: 'Alle Plätze', en: 'All seats' }

/** The prices between the lowest and the highest of an event, in whole euros; the first group is the best. */
export function priceCategoriesOf([lowest, highest]: [number, number]): Category[] {
  const step = (highest - lowest) / (names.length - 1)
  const amounts = [...new Set(names.map((_, index) => Math.round(highest - index * step)))]
  return amounts.map((euros, index) => ({
    name: (amounts.length === 1 ? samePrice : names[index]) ?? samePrice,
    amount: euros * 100,
    reduced: Math.round(euros / 2) * 100,
  }))
}
