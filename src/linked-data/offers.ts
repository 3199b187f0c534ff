import type { AggregateOffer, ItemAvailability, Offer } from 'schema-dts'
import type { EventDetail, EventStatus } from '#contracts/events.ts'
import { isOff } from '#design/event-row/sale.ts'
import { hallStamp } from '#i18n/hall-time.ts'
import type { InLanguage } from '#i18n/in-language.ts'

type Sold = Pick<
  InLanguage<EventDetail>,
  | 'currency'
  | 'previous_date'
  | 'price_categories'
  | 'price_max'
  | 'price_min'
  | 'status'
  | 'ticket_sale_from'
  | 'ticket_url_external'
>

/** The tickets of an event: an offer for each price category, else the range of prices; none if nothing is sold. */
export function offersOf(event: Sold): { offers?: Offer[] | AggregateOffer; isAccessibleForFree?: true } {
  const { ticket_url_external: url, price_min: lowest, ticket_sale_from: validFrom } = event
  if (event.status === 'no_sale') return { isAccessibleForFree: true }
  if (url === null) return {}
  const sale = {
    url,
    priceCurrency: event.currency,
    ...(validFrom !== null && { validFrom: hallStamp(validFrom) }),
    availability: availabilityOf(event),
  }
  if (event.price_categories.length > 0)
    return {
      offers: event.price_categories.map(({ name, amount }) => ({
        '@type': 'Offer',
        name,
        price: amount,
        ...sale,
      })),
    }
  if (lowest === null) return {}
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: lowest,
      highPrice: event.price_max ?? lowest,
      ...sale,
    },
  }
}

function availabilityOf(event: Pick<Sold, 'status' | 'previous_date'>): ItemAvailability {
  if (isOff(event)) return 'https://schema.org/Discontinued'
  return availabilities[event.status] ?? 'https://schema.org/InStock'
}

const availabilities: Partial<Record<EventStatus, ItemAvailability>> = {
  sold_out: 'https://schema.org/SoldOut',
  few_tickets: 'https://schema.org/LimitedAvailability',
  past: 'https://schema.org/Discontinued',
}
