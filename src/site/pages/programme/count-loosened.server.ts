import type { EventFilters } from '#contracts/events.ts'
import { listEvents } from '#domain/events/index.server.ts'
import type { Scope } from '#domain/scope.ts'

export type Loosened = { key: keyof EventFilters; count: number }

/**
 * How many events there would be without each single filter, in descending order; filters whose removal does not help
 * are left out.
 */
export async function countLoosened(scope: Scope, filters: EventFilters): Promise<Loosened[]> {
  const keys = narrowing.filter((key) => filters[key] !== undefined)
  const counted = await Promise.all(
    keys.map(async (key) => {
      const { count } = await listEvents(scope, { ...filters, [key]: undefined }, { page: 1, pageSize: 1 })
      return { key, count }
    }),
  )
  return counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
}

const narrowing = [
  'query',
  'date',
  'date_to',
  'weekday',
  'genre',
  'room',
  'series',
  'customer_tag',
  'composer',
  'performer',
  'work',
  'access',
  'price_max',
  'only_bookable',
] as const satisfies (keyof EventFilters)[]
