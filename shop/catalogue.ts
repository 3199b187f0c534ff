import type { ChoiceConcert, ChoiceRules } from '#choice/choice.ts'
import type { Localized } from './languages.ts'

/** Groups of customers who may buy early; a real shop knows them by their accounts, this one trusts the visitor. */
export const customerGroups = ['member', 'subscriber'] as const
export type CustomerGroup = (typeof customerGroups)[number]

/** What can be bought for one concert. Times are ISO instants. */
export type ShopEvent = {
  /** The shop's own number, by which the website links to it. */
  id: string
  title: Localized
  hall: Localized
  start: string
  status: 'on_sale' | 'few_tickets' | 'sold_out' | 'cancelled' | 'postponed' | 'no_sale'
  /** How many tickets can be bought now, if the shop knows. */
  placesLeft?: number
  /** Start of the sale, if it is not open from the beginning. */
  saleFrom: string | null
  /** From when each group of customers may buy before that. */
  advanceSale?: { group: CustomerGroup; from: string }[]
  priceMin: number
  priceMax: number
  /** ISO 4217. */
  currency: string
}

export type ShopSubscription = {
  id: string
  title: Localized
  categories: Category[]
  /** The rules of a subscription whose concerts the buyer chooses, with these concerts. */
  choice: { rules: ChoiceRules; concerts: (ChoiceConcert & { title: Localized; time: string })[] } | null
}

export type Catalogue = {
  events: () => Promise<ShopEvent[]>
  subscription: (id: string) => Promise<ShopSubscription | null>
}

/** A price category; the first one is the most expensive. Without a name its number is shown. */
export type Category = { id: string; price: number; currency: string; name?: Localized }

const categoryCount = 4

/** The price categories between an offer's highest and lowest price, in whole steps. */
export function categoriesOf({
  priceMin,
  priceMax,
  currency,
}: Pick<ShopEvent, 'priceMin' | 'priceMax' | 'currency'>): Category[] {
  const step = (priceMax - priceMin) / (categoryCount - 1)
  const prices = Array.from({ length: categoryCount }, (_, index) => Math.round(priceMax - index * step))
  return [...new Set(prices)].map((price, index) => ({ id: String(index + 1), price, currency }))
}

/** Whether tickets can be bought now, or why not. */
export function availabilityOf(
  event: ShopEvent,
  now: number,
  group: CustomerGroup | null = null,
): 'open' | 'not yet' | 'sold out' | 'closed' {
  if (event.status === 'sold_out') return 'sold out'
  if (event.status === 'cancelled' || event.status === 'no_sale' || Date.parse(event.start) <= now)
    return 'closed'
  if (event.saleFrom === null || Date.parse(event.saleFrom) <= now) return 'open'
  const mayBuy = event.advanceSale?.some((sale) => sale.group === group && Date.parse(sale.from) <= now)
  return mayBuy ? 'open' : 'not yet'
}
