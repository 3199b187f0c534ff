import { availabilityOf, type Catalogue, type ShopEvent } from './catalogue.ts'

/** How many tickets there are of a concert of which the catalogue does not say it, by its state. */
const usual = { few_tickets: 6, on_sale: 240 }
/** From how many tickets on there are few. */
const few = 6

/** What has become of a concert by an order. */
export type Change = { id: string; status: 'few_tickets' | 'sold_out'; placesLeft: number }

/** The tickets that this shop has sold, in memory: they end with the program. */
export class Stock {
  private readonly sold = new Map<string, number>()
  private readonly total = new Map<string, number>()

  /** The same catalogue with what is left after the orders. */
  catalogueOf({ events, subscription }: Catalogue): Catalogue {
    return { subscription, events: async () => (await events()).map((event) => this.withOrders(event)) }
  }

  /** Takes tickets of concerts by their ids. Null if there are fewer of one than wanted: then none are taken. */
  take(wanted: ReadonlyMap<string, number>, events: readonly ShopEvent[], now: number): Change[] | null {
    const known = events.filter(({ id }) => wanted.has(id))
    const left = (event: ShopEvent) => this.leftOf(event) - (wanted.get(event.id) ?? 0)
    if (known.some((event) => availabilityOf(event, now) === 'sold out' || left(event) < 0)) return null
    return known.flatMap((event): Change[] => {
      const { id, status } = event
      const placesLeft = left(event)
      this.sold.set(id, (this.sold.get(id) ?? 0) + (wanted.get(id) ?? 0))
      if (placesLeft === 0) return [{ id, status: 'sold_out', placesLeft }]
      return placesLeft <= few && status === 'on_sale' ? [{ id, status: 'few_tickets', placesLeft }] : []
    })
  }

  private withOrders(event: ShopEvent): ShopEvent {
    if (!this.sold.has(event.id)) return event
    const placesLeft = this.leftOf(event)
    if (placesLeft === 0) return { ...event, status: 'sold_out', placesLeft }
    return {
      ...event,
      placesLeft,
      ...(placesLeft <= few && event.status === 'on_sale' && { status: 'few_tickets' }),
    }
  }

  /** The number at the first order is kept, because the catalogue may say then what this shop has reported. */
  private leftOf({ id, placesLeft, status }: ShopEvent): number {
    const total =
      this.total.get(id) ?? placesLeft ?? (status === 'few_tickets' ? usual.few_tickets : usual.on_sale)
    this.total.set(id, total)
    return Math.max(0, total - (this.sold.get(id) ?? 0))
  }
}
